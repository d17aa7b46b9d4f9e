-- Updates the search entries of a translated record, and tells every process of the site.
CREATE OR REPLACE FUNCTION "note_translation"() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
DECLARE
  changed "translation" := coalesce(NEW, OLD);
BEGIN
  IF TG_OP = 'DELETE' THEN
    DELETE FROM "search-entry" WHERE "kind" = changed."kind" AND "recordId" = changed."recordId"
      AND "language" = changed."language";
  END IF;
  EXECUTE format('SELECT %I(record) FROM %I AS record WHERE id = $1',
    'write_search_entries_' || changed."kind", changed."kind") USING changed."recordId";
  PERFORM pg_notify('content', changed."kind" || ' ' || current_setting('application_name'));
  RETURN NULL;
END
$$;
