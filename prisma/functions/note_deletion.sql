-- Keeps a deleted record with its translations, without what the database generates, and deletes its preview links.
-- Logs it when the record is restored. The trigger "deletion" fires before "translations", which deletes them:
-- PostgreSQL fires triggers in the order of their names.
-- @param TG_ARGV the kind of the record
CREATE OR REPLACE FUNCTION "note_deletion"() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
DECLARE
  former "deleted-record";
BEGIN
  IF TG_OP = 'INSERT' THEN
    DELETE FROM "deleted-record" WHERE "kind" = TG_ARGV[0] AND "recordId" = NEW."id"
      RETURNING * INTO former;
    IF FOUND THEN
      INSERT INTO "activity" ("at", "account", "action", "kind", "recordId")
      VALUES (former."deletedAt", former."deletedBy", 'DELETED', TG_ARGV[0], NEW."id"::text);
      PERFORM "log_activity"("acting_account"(), 'RESTORED', TG_ARGV[0], NEW."id"::text, '{}');
    END IF;
  ELSE
    INSERT INTO "deleted-record" ("kind", "recordId", "version", "values", "translations", "deletedAt")
    VALUES (TG_ARGV[0], OLD."id", OLD."version", to_jsonb(OLD) - ARRAY['searchText', 'sortName'],
      (SELECT jsonb_agg(to_jsonb(t) - 'searchText') FROM "translation" AS t
        WHERE t."kind" = TG_ARGV[0] AND t."recordId" = OLD."id"),
      timezone('UTC', now()))
    ON CONFLICT ("kind", "recordId") DO UPDATE SET "version" = excluded."version",
      "values" = excluded."values", "translations" = excluded."translations",
      "deletedAt" = excluded."deletedAt", "deletedBy" = '';
    DELETE FROM "preview-link" WHERE "kind" = TG_ARGV[0] AND "recordId" = OLD."id";
  END IF;
  RETURN NULL;
END
$$;
