-- When each record was changed, and which were deleted: noted by triggers, so that no way of writing
-- can forget it.

CREATE TABLE "deleted-record" (
    "kind" TEXT NOT NULL,
    "recordId" INTEGER NOT NULL,
    "version" INTEGER NOT NULL,
    "values" JSONB,
    "deletedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "deleted-record_pkey" PRIMARY KEY ("kind","recordId")
);

CREATE INDEX "deleted-record_deletedAt_idx" ON "deleted-record"("deletedAt");

-- A statement may give the instant itself, as an import does.
CREATE FUNCTION "set_updated_at"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."updatedAt" = OLD."updatedAt" THEN
    NEW."updatedAt" := timezone('UTC', now());
  END IF;
  RETURN NEW;
END
$$;

-- TRUNCATE calls no trigger of rows, so a restored backup brings its own notes.
CREATE FUNCTION "note_deletion"() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    DELETE FROM "deleted-record" WHERE "kind" = TG_ARGV[0] AND "recordId" = NEW."id";
  ELSE
    INSERT INTO "deleted-record" ("kind", "recordId", "version", "values", "deletedAt")
    VALUES (TG_ARGV[0], OLD."id", OLD."version", to_jsonb(OLD) - 'searchText', timezone('UTC', now()))
    ON CONFLICT ("kind", "recordId") DO UPDATE SET "version" = excluded."version",
      "values" = excluded."values", "deletedAt" = excluded."deletedAt";
  END IF;
  RETURN NULL;
END
$$;

-- Adds all triggers that the table of a kind of content needs; it is named as the kind is.
CREATE FUNCTION "track_content"(kind text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('CREATE OR REPLACE TRIGGER "content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE
    ON %I FOR EACH STATEMENT EXECUTE FUNCTION "tell_content_change"(%L)', kind, kind);
  EXECUTE format('CREATE TRIGGER "updated_at" BEFORE UPDATE
    ON %I FOR EACH ROW EXECUTE FUNCTION "set_updated_at"()', kind);
  EXECUTE format('CREATE TRIGGER "deletion" AFTER INSERT OR DELETE
    ON %I FOR EACH ROW EXECUTE FUNCTION "note_deletion"(%L)', kind, kind);
END
$$;

ALTER TABLE "aboutEthiopia" ADD COLUMN "updatedAt" TIMESTAMP(3) NOT NULL DEFAULT timezone('UTC', now());
UPDATE "aboutEthiopia" SET "updatedAt" = "createdAt";
SELECT "track_content"('aboutEthiopia');

ALTER TABLE "directory" ADD COLUMN "updatedAt" TIMESTAMP(3) NOT NULL DEFAULT timezone('UTC', now());
UPDATE "directory" SET "updatedAt" = "createdAt";
SELECT "track_content"('directory');

ALTER TABLE "event" ADD COLUMN "updatedAt" TIMESTAMP(3) NOT NULL DEFAULT timezone('UTC', now());
UPDATE "event" SET "updatedAt" = "createdAt";
SELECT "track_content"('event');

ALTER TABLE "post" ADD COLUMN "updatedAt" TIMESTAMP(3) NOT NULL DEFAULT timezone('UTC', now());
UPDATE "post" SET "updatedAt" = "createdAt";
SELECT "track_content"('post');

ALTER TABLE "resource" ADD COLUMN "updatedAt" TIMESTAMP(3) NOT NULL DEFAULT timezone('UTC', now());
UPDATE "resource" SET "updatedAt" = "createdAt";
SELECT "track_content"('resource');
