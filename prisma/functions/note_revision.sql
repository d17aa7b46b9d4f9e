-- Keeps the former version of a record with its translations. The trigger "revision" fires before "translations",
-- which may delete one: PostgreSQL fires triggers in the order of their names. Other translations are written after
-- their record.
-- @param TG_ARGV the kind of the record
CREATE OR REPLACE FUNCTION "note_revision"() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
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
