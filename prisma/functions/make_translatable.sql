-- Adds the trigger that deletes the translations of a deleted record.
-- @param kind the name of the table of a kind of content, or of categories
CREATE OR REPLACE FUNCTION "make_translatable"(kind text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('CREATE TRIGGER "translations" AFTER DELETE OR UPDATE OF "language" ON %I
    FOR EACH ROW EXECUTE FUNCTION "delete_translations"(%L)', kind, kind);
  EXECUTE format('CREATE TRIGGER "translations_truncate" AFTER TRUNCATE ON %I
    FOR EACH STATEMENT EXECUTE FUNCTION "delete_translations"(%L)', kind, kind);
END
$$;
