-- Adds the trigger that keeps the former versions of a kind of content.
-- @param kind the name of its table
CREATE OR REPLACE FUNCTION "keep_revisions"(kind text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('CREATE TRIGGER "revision" AFTER UPDATE ON %I FOR EACH ROW
    WHEN (OLD."version" IS DISTINCT FROM NEW."version") EXECUTE FUNCTION "note_revision"(%L)', kind, kind);
END
$$;
