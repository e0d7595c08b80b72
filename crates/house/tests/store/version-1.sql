-- What a program that knew version 1 wrote. It never changes.
CREATE TABLE jemaa (version BIGINT NOT NULL);
INSERT INTO jemaa (version) VALUES (1);
INSERT INTO room (room, made, since, stage, listed, game, rules, shown) VALUES (77, 10, 20, 'playing', 1, 'rugs', 3, '{}');
INSERT INTO log (room, version, at, entry) VALUES (77, 1, 10, '{"line":1}'), (77, 2, 20, '{"line":2}');
INSERT INTO tail_a (room, version, at, entry) VALUES (77, 4, 40, '{"line":4}');
INSERT INTO tail_b (room, version, at, entry) VALUES (77, 2, 20, '{"line":2}'), (77, 3, 30, '{"line":3}');
INSERT INTO deadline (room, at) VALUES (77, 99);
INSERT INTO chat (room, line, at, seat, text) VALUES (77, 1, 11, 2, 'hello'), (77, 2, 12, NULL, 'hi');
