-- Each record is written in one language and may be translated to others: one table for all kinds.
-- See docs/decisions/0042-translations.md.

CREATE TYPE "Language" AS ENUM ('EN', 'AM');

ALTER TABLE "aboutEthiopia" ADD COLUMN "language" "Language" NOT NULL DEFAULT 'EN';
ALTER TABLE "cultural-category" ADD COLUMN "language" "Language" NOT NULL DEFAULT 'EN';
ALTER TABLE "directory" ADD COLUMN "language" "Language" NOT NULL DEFAULT 'EN';
ALTER TABLE "directory-category" ADD COLUMN "language" "Language" NOT NULL DEFAULT 'EN';
ALTER TABLE "event" ADD COLUMN "language" "Language" NOT NULL DEFAULT 'EN';
ALTER TABLE "post" ADD COLUMN "language" "Language" NOT NULL DEFAULT 'EN';
ALTER TABLE "resource" ADD COLUMN "language" "Language" NOT NULL DEFAULT 'EN';
ALTER TABLE "resource-category" ADD COLUMN "language" "Language" NOT NULL DEFAULT 'EN';

CREATE TABLE "translation" (
    "kind" TEXT NOT NULL,
    "recordId" INTEGER NOT NULL,
    "language" "Language" NOT NULL,
    "values" JSONB NOT NULL,
    "original" JSONB NOT NULL,
    "createdBy" TEXT NOT NULL DEFAULT '',
    "updatedAt" TIMESTAMP(3) NOT NULL DEFAULT timezone('UTC', now()),

    CONSTRAINT "translation_pkey" PRIMARY KEY ("kind","recordId","language")
);

CREATE TRIGGER "updated_at" BEFORE UPDATE ON "translation"
  FOR EACH ROW EXECUTE FUNCTION "set_updated_at"();

-- The search finds a record by its texts in each language.
TRUNCATE "search-entry";
ALTER TABLE "search-entry" DROP CONSTRAINT "search-entry_pkey",
ADD COLUMN "language" "Language" NOT NULL,
ADD CONSTRAINT "search-entry_pkey" PRIMARY KEY ("kind", "recordId", "language");

-- The category of an entry is written with it from here on.
DROP TRIGGER "entry_category" ON "search-entry";
DROP FUNCTION "set_entry_category"();

-- Arguments: the kind whose entries are in the categories.
CREATE OR REPLACE FUNCTION "write_search_category"() RETURNS trigger
LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  EXECUTE format('SELECT %I(record) FROM %I AS record WHERE "categoryId" = $1',
    'write_search_entries_' || TG_ARGV[0], TG_ARGV[0]) USING NEW.id;
  RETURN NULL;
END
$$;

-- Has a kind of content found by the search of the site, with the rows that are there: an entry in
-- its own language, and one in each that it is translated to.
-- @param kind the name of its table, too
-- @param categories the table of its categories, or ''
-- @param texts the columns of its text besides the title
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
        ("kind", "recordId", "language", "title", "category", "categoryId", "text")
      SELECT %2$L, written.id, version.language, (version.texts).%3$I, %4$s, %6$s, concat_ws(' · ', %5$s)
      FROM (
        SELECT written.language, written AS texts
        UNION ALL
        SELECT language, jsonb_populate_record(written, "values") FROM "translation"
        WHERE kind = %2$L AND "recordId" = written.id AND language <> written.language
      ) AS version
      ON CONFLICT ("kind", "recordId", "language") DO UPDATE
        SET "title" = excluded."title", "category" = excluded."category",
          "categoryId" = excluded."categoryId", "text" = excluded."text"
        WHERE (entry."title", entry."category", entry."categoryId", entry."text") IS DISTINCT FROM
          (excluded."title", excluded."category", excluded."categoryId", excluded."text");
    END
    $body$$sql$, writer, kind, title,
    -- Whoever renames the category waits for this, and finds the entry.
    CASE categories WHEN '' THEN $$''$$ ELSE format($sql$coalesce((
        SELECT coalesce((SELECT "values" ->> 'categoryName' FROM "translation"
            WHERE kind = %1$L AND "recordId" = category.id AND language = version.language), "categoryName")
        FROM %1$I AS category WHERE id = written."categoryId" FOR KEY SHARE), '')$sql$, categories) END,
    (SELECT string_agg(format('"search_value"((version.texts).%I)', name), ', ') FROM unnest(texts) AS name),
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

SELECT "make_searchable"('event', 'title', '', 'date', 'endDate', 'time', 'endTime', 'location', 'description');
SELECT "make_searchable"('post', 'postTitle', '', 'postText', 'postLinkText');
SELECT "make_searchable"('directory', 'name', 'directory-category', 'location', 'telephone',
  'description', 'openingHours', 'website');
SELECT "make_searchable"('resource', 'title', 'resource-category', 'description', 'link');
SELECT "make_searchable"('aboutEthiopia', 'title', 'cultural-category', 'description');

-- Has the search and every process of the site know of a translation that was written.
CREATE FUNCTION "note_translation"() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
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

CREATE TRIGGER "translation_change" AFTER INSERT OR UPDATE OR DELETE ON "translation"
  FOR EACH ROW EXECUTE FUNCTION "note_translation"();

-- Translations go with their record, and one goes when the record is written in its language itself.
CREATE FUNCTION "delete_translations"() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    DELETE FROM "translation" WHERE "kind" = TG_ARGV[0] AND "recordId" = OLD."id";
  ELSIF TG_OP = 'UPDATE' THEN
    DELETE FROM "translation"
    WHERE "kind" = TG_ARGV[0] AND "recordId" = NEW."id" AND "language" = NEW."language";
  ELSE
    DELETE FROM "translation" WHERE "kind" = TG_ARGV[0];
  END IF;
  RETURN NULL;
END
$$;

-- @param kind the name of the table of a kind of content, or of categories
CREATE FUNCTION "make_translatable"(kind text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('CREATE TRIGGER "translations" AFTER DELETE OR UPDATE OF "language" ON %I
    FOR EACH ROW EXECUTE FUNCTION "delete_translations"(%L)', kind, kind);
  EXECUTE format('CREATE TRIGGER "translations_truncate" AFTER TRUNCATE ON %I
    FOR EACH STATEMENT EXECUTE FUNCTION "delete_translations"(%L)', kind, kind);
END
$$;

-- As it was, with the triggers of translations.
CREATE OR REPLACE FUNCTION "track_content"(kind text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('CREATE OR REPLACE TRIGGER "content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE
    ON %I FOR EACH STATEMENT EXECUTE FUNCTION "tell_content_change"(%L)', kind, kind);
  EXECUTE format('CREATE OR REPLACE TRIGGER "updated_at" BEFORE UPDATE
    ON %I FOR EACH ROW EXECUTE FUNCTION "set_updated_at"()', kind);
  EXECUTE format('CREATE OR REPLACE TRIGGER "deletion" AFTER INSERT OR DELETE
    ON %I FOR EACH ROW EXECUTE FUNCTION "note_deletion"(%L)', kind, kind);
  PERFORM "make_translatable"(kind);
END
$$;

SELECT "track_content"('aboutEthiopia');
SELECT "track_content"('directory');
SELECT "track_content"('event');
SELECT "track_content"('post');
SELECT "track_content"('resource');
SELECT "make_translatable"('cultural-category');
SELECT "make_translatable"('directory-category');
SELECT "make_translatable"('resource-category');
