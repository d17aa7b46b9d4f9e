-- What restoring a deleted record needs besides its row, and who deleted it.
ALTER TABLE "deleted-record" ADD COLUMN "translations" JSONB,
  ADD COLUMN "deletedBy" TEXT NOT NULL DEFAULT '';

-- "deletion" fires before "translations", which deletes them: triggers go by their names.
CREATE OR REPLACE FUNCTION "note_deletion"() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    DELETE FROM "deleted-record" WHERE "kind" = TG_ARGV[0] AND "recordId" = NEW."id";
  ELSE
    INSERT INTO "deleted-record" ("kind", "recordId", "version", "values", "translations", "deletedAt")
    VALUES (TG_ARGV[0], OLD."id", OLD."version", to_jsonb(OLD) - ARRAY['searchText', 'sortName'],
      (SELECT jsonb_agg(to_jsonb(t) - 'searchText') FROM "translation" AS t
        WHERE t."kind" = TG_ARGV[0] AND t."recordId" = OLD."id"),
      timezone('UTC', now()))
    ON CONFLICT ("kind", "recordId") DO UPDATE SET "version" = excluded."version",
      "values" = excluded."values", "translations" = excluded."translations",
      "deletedAt" = excluded."deletedAt", "deletedBy" = '';
  END IF;
  RETURN NULL;
END
$$;
