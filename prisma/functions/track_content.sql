-- Adds the triggers that the table of a kind of content needs.
-- @param kind the name of the table, which is that of the kind
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
