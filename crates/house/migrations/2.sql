-- The components that the game is played with; empty if it has none of its own, or began when nobody wrote them down.
ALTER TABLE room ADD COLUMN components TEXT NOT NULL DEFAULT '';
