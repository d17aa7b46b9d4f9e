-- Former versions of records: see docs/decisions/0058-revisions.md. The version that a record has is
-- in its own row, so creating a record writes nothing here.
CREATE TABLE "revision" (
    "kind" TEXT NOT NULL,
    "recordId" INTEGER NOT NULL,
    "version" INTEGER NOT NULL,
    "values" JSONB NOT NULL,
    "translations" JSONB,
    "replacedBy" TEXT NOT NULL DEFAULT '',
    "replacedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "revision_pkey" PRIMARY KEY ("kind","recordId","version")
);

-- Keeps what a record said before a change, whoever makes it. It fires before "translations", which
-- may delete one: triggers go by their names. Other translations are written after their record.
CREATE FUNCTION "note_revision"() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  INSERT INTO "revision" ("kind", "recordId", "version", "values", "translations", "replacedAt")
  VALUES (TG_ARGV[0], OLD."id", OLD."version", to_jsonb(OLD) - ARRAY['searchText', 'sortName'],
    (SELECT jsonb_agg(to_jsonb(t) - 'searchText' ORDER BY t."language") FROM "translation" AS t
      WHERE t."kind" = TG_ARGV[0] AND t."recordId" = OLD."id"),
    timezone('UTC', now()))
  ON CONFLICT ("kind", "recordId", "version") DO UPDATE SET "values" = excluded."values",
    "translations" = excluded."translations", "replacedAt" = excluded."replacedAt", "replacedBy" = '';
  RETURN NULL;
END
$$;

-- @param kind the name of the table of a kind of content
CREATE FUNCTION "keep_revisions"(kind text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('CREATE TRIGGER "revision" AFTER UPDATE ON %I FOR EACH ROW
    WHEN (OLD."version" IS DISTINCT FROM NEW."version") EXECUTE FUNCTION "note_revision"(%L)', kind, kind);
END
$$;

SELECT "keep_revisions"('aboutEthiopia');
SELECT "keep_revisions"('directory');
SELECT "keep_revisions"('event');
SELECT "keep_revisions"('post');
SELECT "keep_revisions"('resource');

-- As it was, with the trigger of revisions.
CREATE OR REPLACE FUNCTION "track_content"(kind text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('CREATE OR REPLACE TRIGGER "content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE
    ON %I FOR EACH STATEMENT EXECUTE FUNCTION "tell_content_change"(%L)', kind, kind);
  EXECUTE format('CREATE OR REPLACE TRIGGER "updated_at" BEFORE UPDATE
    ON %I FOR EACH ROW EXECUTE FUNCTION "set_updated_at"()', kind);
  EXECUTE format('CREATE OR REPLACE TRIGGER "deletion" AFTER INSERT OR DELETE
    ON %I FOR EACH ROW EXECUTE FUNCTION "note_deletion"(%L)', kind, kind);
  PERFORM "make_translatable"(kind);
  PERFORM "keep_revisions"(kind);
END
$$;
