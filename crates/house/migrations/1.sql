-- What lists show of a room. Times are in milliseconds since 1970: when the room was made, and since when it is in its stage.
CREATE TABLE room (
    room BIGINT NOT NULL PRIMARY KEY,
    made BIGINT NOT NULL,
    since BIGINT NOT NULL,
    stage TEXT NOT NULL,
    listed BIGINT NOT NULL,
    game TEXT NOT NULL,
    rules BIGINT NOT NULL,
    shown TEXT NOT NULL
) /* WITHOUT ROWID */;

CREATE INDEX room_list ON room (stage, listed, since, room);

-- The lines of all logs, by room. No reference to the room: the one writer sees to it, and the check would cost at every move.
CREATE TABLE log (
    room BIGINT NOT NULL,
    version BIGINT NOT NULL,
    at BIGINT NOT NULL,
    entry TEXT NOT NULL,
    PRIMARY KEY (room, version)
) /* WITHOUT ROWID */;

-- SQLite only: the latest lines of all logs in the order they came, which costs far fewer pages than to put each where it
-- belongs. One tail takes new lines; those of the other are put into the log, room by room, until it is emptied.
CREATE TABLE tail_a (
    room BIGINT NOT NULL,
    version BIGINT NOT NULL,
    at BIGINT NOT NULL,
    entry TEXT NOT NULL
);

CREATE TABLE tail_b (
    room BIGINT NOT NULL,
    version BIGINT NOT NULL,
    at BIGINT NOT NULL,
    entry TEXT NOT NULL
);

CREATE TABLE deadline (
    room BIGINT NOT NULL PRIMARY KEY REFERENCES room (room) ON DELETE CASCADE,
    at BIGINT NOT NULL
) /* WITHOUT ROWID */;

CREATE INDEX deadline_at ON deadline (at, room);

-- A line without a seat was said by somebody who only watches.
CREATE TABLE chat (
    room BIGINT NOT NULL REFERENCES room (room) ON DELETE CASCADE,
    line BIGINT NOT NULL,
    at BIGINT NOT NULL,
    seat BIGINT,
    text TEXT NOT NULL,
    PRIMARY KEY (room, line)
) /* WITHOUT ROWID */;
