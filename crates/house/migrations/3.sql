-- When somebody last opened an uploaded record, to a day, in house time.
ALTER TABLE room ADD COLUMN opened BIGINT;

-- Nobody wrote it down before: since they are there.
UPDATE room SET opened = since WHERE stage = 'over' AND shown LIKE '%"uploaded":true%';

-- House time: milliseconds on a clock that goes on only while the server runs, and never jumps. Clocks of games, deadlines
-- and the age of rooms are measured by it; `at` is the wall clock, and only shown. Lines that were kept before have none, and
-- their `at` stands in for it: so house time goes on from the last of these. A line from the future, which a wall clock set
-- wrongly has left, counts as written now: else all other rooms would be old at once.
ALTER TABLE log ADD COLUMN time BIGINT;
ALTER TABLE tail_a ADD COLUMN time BIGINT;
ALTER TABLE tail_b ADD COLUMN time BIGINT;

ALTER TABLE jemaa ADD COLUMN time BIGINT NOT NULL DEFAULT 0;
UPDATE jemaa SET time = coalesce((SELECT max(CASE WHEN at > /* NOW */ THEN /* NOW */ ELSE at END) FROM
    (SELECT at FROM log UNION ALL SELECT at FROM tail_a UNION ALL SELECT at FROM tail_b) AS line), 0);
UPDATE room SET opened = (SELECT time FROM jemaa) WHERE opened > (SELECT time FROM jemaa);
UPDATE log SET time = (SELECT time FROM jemaa) WHERE at > (SELECT time FROM jemaa);
UPDATE tail_a SET time = (SELECT time FROM jemaa) WHERE at > (SELECT time FROM jemaa);
UPDATE tail_b SET time = (SELECT time FROM jemaa) WHERE at > (SELECT time FROM jemaa);

-- Written anew to see whether something can be stored.
CREATE TABLE probe (text TEXT NOT NULL);
INSERT INTO probe (text) VALUES ('');

-- When, in house time, the room was last found to be set aside: this version of the program could not go on with its game.
ALTER TABLE room ADD COLUMN aside BIGINT;
