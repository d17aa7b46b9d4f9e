-- Adds the triggers by which the search of the site finds a kind of content, and adds the existing rows: an entry in
-- the language of the record, and one for each translation. A change of this function takes effect where a migration calls it again.
-- @param kind the name of its table
-- @param categories the table of its categories, or ''
-- @param texts the columns of its text besides the title. ':markdown' after a name says that the text is formatted;
--   ':place' says that visitors see it only if the event is not cancelled and its place is announced.
CREATE OR REPLACE FUNCTION "make_searchable"(kind text, title text, categories text, VARIADIC texts text[])
RETURNS void LANGUAGE plpgsql AS $make$
DECLARE
  writer text := 'write_search_entries_' || kind;
BEGIN
  EXECUTE format($sql$
    CREATE OR REPLACE FUNCTION %1$I(written %2$I) RETURNS void
    LANGUAGE plpgsql SET search_path FROM CURRENT AS $body$
    BEGIN
      INSERT INTO "search-entry" AS entry
        ("kind", "recordId", "language", "title", "category", "categoryId", "text", "publishedAt", "unpublishAt")
      SELECT %2$L, written.id, version.language, (version.texts).%3$I, %4$s, %6$s, concat_ws(' · ', %5$s),
        written."publishedAt", written."unpublishAt"
      FROM (
        SELECT written.language, written AS texts
        UNION ALL
        SELECT language, jsonb_populate_record(written, "values") FROM "translation"
        WHERE kind = %2$L AND "recordId" = written.id AND language <> written.language
      ) AS version
      ON CONFLICT ("kind", "recordId", "language") DO UPDATE
        SET "title" = excluded."title", "category" = excluded."category",
          "categoryId" = excluded."categoryId", "text" = excluded."text",
          "publishedAt" = excluded."publishedAt", "unpublishAt" = excluded."unpublishAt"
        WHERE (entry."title", entry."category", entry."categoryId", entry."text",
            entry."publishedAt", entry."unpublishAt") IS DISTINCT FROM
          (excluded."title", excluded."category", excluded."categoryId", excluded."text",
            excluded."publishedAt", excluded."unpublishAt");
    END
    $body$$sql$, writer, kind, title,
    -- A transaction that renames the category waits for this one, so it finds the entry.
    CASE categories WHEN '' THEN $$''$$ ELSE format($sql$coalesce((
        SELECT coalesce((SELECT "values" ->> 'categoryName' FROM "translation"
            WHERE kind = %1$L AND "recordId" = category.id AND language = version.language), "categoryName")
        FROM %1$I AS category WHERE id = written."categoryId" FOR KEY SHARE), '')$sql$, categories) END,
    (SELECT string_agg(format(CASE split_part(name, ':', 2)
          WHEN 'markdown' THEN '"search_value"("strip_markdown"((version.texts).%I))'
          WHEN 'place' THEN $$CASE WHEN written."placeType" IN ('PHYSICAL', 'ONLINE')
            THEN "search_value"((version.texts).%I) END$$
          ELSE '"search_value"((version.texts).%I)' END, split_part(name, ':', 1)), ', ')
      FROM unnest(texts) AS name),
    CASE categories WHEN '' THEN 'NULL::int' ELSE 'written."categoryId"' END);
  EXECUTE format($sql$
    CREATE OR REPLACE FUNCTION %1$I() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $body$
    BEGIN
      IF TG_OP = 'TRUNCATE' THEN
        DELETE FROM "search-entry" WHERE "kind" = %2$L;
        DELETE FROM "search-word" WHERE NOT EXISTS (SELECT FROM "search-entry");
        RETURN NULL;
      ELSIF TG_OP = 'DELETE' THEN
        DELETE FROM "search-entry" WHERE "kind" = %2$L AND "recordId" = OLD.id;
        RETURN NULL;
      ELSIF TG_OP = 'UPDATE' AND NEW.language <> OLD.language THEN
        DELETE FROM "search-entry" WHERE "kind" = %2$L AND "recordId" = OLD.id;
      END IF;
      PERFORM %3$I(NEW);
      RETURN NULL;
    END
    $body$$sql$, 'write_search_entry_' || kind, kind, writer);
  EXECUTE format('CREATE OR REPLACE TRIGGER "search_entry" AFTER INSERT OR UPDATE OR DELETE ON %I
    FOR EACH ROW EXECUTE FUNCTION %I()', kind, 'write_search_entry_' || kind);
  EXECUTE format('CREATE OR REPLACE TRIGGER "search_entry_truncate" AFTER TRUNCATE ON %I
    FOR EACH STATEMENT EXECUTE FUNCTION %I()', kind, 'write_search_entry_' || kind);
  IF categories <> '' THEN
    EXECUTE format('CREATE OR REPLACE TRIGGER "search_category" AFTER UPDATE OF "categoryName", "language" ON %I
      FOR EACH ROW EXECUTE FUNCTION "write_search_category"(%L)', categories, kind);
    EXECUTE format($sql$
      CREATE OR REPLACE FUNCTION %1$I(renamed %2$I) RETURNS void
      LANGUAGE sql SET search_path FROM CURRENT AS $body$
        SELECT %3$I(record) FROM %4$I AS record WHERE "categoryId" = renamed.id
      $body$$sql$, 'write_search_entries_' || categories, categories, writer, kind);
  END IF;
  EXECUTE format('SELECT %I(record) FROM %I AS record', writer, kind);
END
$make$;
