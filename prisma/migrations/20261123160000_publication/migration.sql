-- Visitors see a record from `publishedAt` on, which a draft has not, until `unpublishAt`: see
-- docs/decisions/0057-publication.md. What is there already was published when it was written.

ALTER TABLE "aboutEthiopia" ADD COLUMN "publishedAt" TIMESTAMP(3), ADD COLUMN "unpublishAt" TIMESTAMP(3);
ALTER TABLE "aboutEthiopia" DISABLE TRIGGER USER;
UPDATE "aboutEthiopia" SET "publishedAt" = "createdAt";
ALTER TABLE "aboutEthiopia" ENABLE TRIGGER USER;
ALTER TABLE "aboutEthiopia" ALTER COLUMN "publishedAt" SET DEFAULT CURRENT_TIMESTAMP;
CREATE INDEX "aboutEthiopia_publishedAt_idx" ON "aboutEthiopia"("publishedAt");
CREATE INDEX "aboutEthiopia_unpublishAt_idx" ON "aboutEthiopia"("unpublishAt");

ALTER TABLE "directory" ADD COLUMN "publishedAt" TIMESTAMP(3), ADD COLUMN "unpublishAt" TIMESTAMP(3);
ALTER TABLE "directory" DISABLE TRIGGER USER;
UPDATE "directory" SET "publishedAt" = "createdAt";
ALTER TABLE "directory" ENABLE TRIGGER USER;
ALTER TABLE "directory" ALTER COLUMN "publishedAt" SET DEFAULT CURRENT_TIMESTAMP;
CREATE INDEX "directory_publishedAt_idx" ON "directory"("publishedAt");
CREATE INDEX "directory_unpublishAt_idx" ON "directory"("unpublishAt");

ALTER TABLE "event" ADD COLUMN "publishedAt" TIMESTAMP(3), ADD COLUMN "unpublishAt" TIMESTAMP(3);
ALTER TABLE "event" DISABLE TRIGGER USER;
UPDATE "event" SET "publishedAt" = "createdAt";
ALTER TABLE "event" ENABLE TRIGGER USER;
ALTER TABLE "event" ALTER COLUMN "publishedAt" SET DEFAULT CURRENT_TIMESTAMP;
CREATE INDEX "event_publishedAt_idx" ON "event"("publishedAt");
CREATE INDEX "event_unpublishAt_idx" ON "event"("unpublishAt");

ALTER TABLE "post" ADD COLUMN "publishedAt" TIMESTAMP(3), ADD COLUMN "unpublishAt" TIMESTAMP(3);
ALTER TABLE "post" DISABLE TRIGGER USER;
UPDATE "post" SET "publishedAt" = "createdAt";
ALTER TABLE "post" ENABLE TRIGGER USER;
ALTER TABLE "post" ALTER COLUMN "publishedAt" SET DEFAULT CURRENT_TIMESTAMP;
CREATE INDEX "post_publishedAt_idx" ON "post"("publishedAt");
CREATE INDEX "post_unpublishAt_idx" ON "post"("unpublishAt");

ALTER TABLE "resource" ADD COLUMN "publishedAt" TIMESTAMP(3), ADD COLUMN "unpublishAt" TIMESTAMP(3);
ALTER TABLE "resource" DISABLE TRIGGER USER;
UPDATE "resource" SET "publishedAt" = "createdAt";
ALTER TABLE "resource" ENABLE TRIGGER USER;
ALTER TABLE "resource" ALTER COLUMN "publishedAt" SET DEFAULT CURRENT_TIMESTAMP;
CREATE INDEX "resource_publishedAt_idx" ON "resource"("publishedAt");
CREATE INDEX "resource_unpublishAt_idx" ON "resource"("unpublishAt");

ALTER TABLE "search-entry" ADD COLUMN "publishedAt" TIMESTAMP(3), ADD COLUMN "unpublishAt" TIMESTAMP(3);

-- As it was, but for when an entry is public: has a kind of content found by the search of the site, with the rows that are there: an entry in
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

-- As it was, but only of what visitors see at an instant; of everything where it is NULL.
DROP FUNCTION "search_entries"(tsquery[], text[], int);
CREATE FUNCTION "search_entries"(tiers tsquery[], typed text[], most int, present timestamp)
RETURNS TABLE ("entry" "search-entry", "rank" bigint)
LANGUAGE plpgsql STABLE SET search_path FROM CURRENT
SET plan_cache_mode = force_custom_plan SET synchronize_seqscans = off AS $$
DECLARE
  lookups tsquery[] := "search_lookups"(tiers);
  tier tsquery;
  lookup tsquery;
  former tsquery;
  found_here bigint;
  found_all bigint := 0;
BEGIN
  FOR place IN 1 .. cardinality(tiers) LOOP
    tier := tiers[place];
    lookup := lookups[place];
    RETURN QUERY
      SELECT e.record, found_all + row_number() OVER (
        ORDER BY lower(concat_ws(' ', (e.record)."title", (e.record)."category", (e.record)."text")) LIKE ALL (typed) DESC,
          length((e.record)."title"), (e.record)."kind", (e.record)."recordId")
      FROM (
        SELECT record FROM "search-entry" AS record
        WHERE (lookup IS NULL OR record."words" @@ lookup)
          -- Otherwise the planner would look the tier up, too.
          AND coalesce(record."words" @@ tier, false)
          AND (record."words" @@ former) IS NOT TRUE
          AND (present IS NULL OR record."publishedAt" <= present
            AND (record."unpublishAt" IS NULL OR record."unpublishAt" > present))
        LIMIT most - found_all
      ) AS e;
    GET DIAGNOSTICS found_here = ROW_COUNT;
    found_all := found_all + found_here;
    EXIT WHEN found_all >= most;
    former := coalesce(former || tier, tier);
  END LOOP;
END
$$;
