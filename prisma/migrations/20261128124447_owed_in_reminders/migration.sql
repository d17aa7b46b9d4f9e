-- What members owed when a reminder of a fee was written: it is written again if that has changed.
ALTER TABLE "letter" ADD COLUMN "owed" JSONB NOT NULL DEFAULT '[]';
