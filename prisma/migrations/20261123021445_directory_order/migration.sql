-- The entries of a category are listed by name: as searches fold it, so that neither case, accents nor
-- spelling matter, and by code points, in which Latin letters come before Ethiopic ones and those stand
-- in their order, the same under every locale of a database.
DROP INDEX "directory_categoryId_id_idx";
ALTER TABLE "directory" ADD COLUMN "sortName" TEXT COLLATE "C" NOT NULL
  GENERATED ALWAYS AS ("search_fold"("name")) STORED;
CREATE INDEX "directory_categoryId_sortName_id_idx" ON "directory"("categoryId", "sortName", "id");

-- A search may be limited to a kind or to a category: its entries have both among their words, so that
-- the index leads to what has all of them. '#' is in no folded text.
ALTER TABLE "search-entry" ADD COLUMN "categoryId" INTEGER;

-- Moving a record to another category changes the name of the category in its entry, so this is called.
CREATE FUNCTION "set_entry_category"() RETURNS trigger
LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  EXECUTE format('SELECT (to_jsonb(record) ->> ''categoryId'')::int FROM %I AS record WHERE id = $1', NEW."kind")
    INTO NEW."categoryId" USING NEW."recordId";
  RETURN NEW;
END
$$;

CREATE TRIGGER "entry_category" BEFORE INSERT OR UPDATE ON "search-entry"
  FOR EACH ROW EXECUTE FUNCTION "set_entry_category"();

CREATE OR REPLACE FUNCTION "write_search_words"() RETURNS trigger
LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  -- In order, so that two transactions with the same new words do not wait for each other.
  INSERT INTO "search-word" ("word", "slips")
    SELECT lexeme, "search_slips"(lexeme) FROM unnest(tsvector_to_array(NEW."words")) AS lexeme
    WHERE length(lexeme) BETWEEN 4 AND 40 AND lexeme !~ '[#=@A-Z0-9]'
      AND NOT EXISTS (SELECT FROM "search-word" WHERE "word" = lexeme)
    ORDER BY lexeme COLLATE "C"
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;

UPDATE "search-entry" SET "kind" = "kind";

ALTER TABLE "search-entry" DROP COLUMN "words";
ALTER TABLE "search-entry" ADD COLUMN "words" tsvector NOT NULL GENERATED ALWAYS AS (
  "search_lexemes"("title", "category" || ' ' || "text") || array_to_tsvector(
    array_remove(ARRAY['#' || "kind", '#' || "kind" || '/' || "categoryId"::text], NULL)
  )
) STORED;
CREATE INDEX "search-entry_words_idx" ON "search-entry" USING GIN ("words");

-- What the database generates is not noted of a deleted record: nobody could put it back.
CREATE OR REPLACE FUNCTION "note_deletion"() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    DELETE FROM "deleted-record" WHERE "kind" = TG_ARGV[0] AND "recordId" = NEW."id";
  ELSE
    INSERT INTO "deleted-record" ("kind", "recordId", "version", "values", "deletedAt")
    VALUES (TG_ARGV[0], OLD."id", OLD."version", to_jsonb(OLD) - ARRAY['searchText', 'sortName'],
      timezone('UTC', now()))
    ON CONFLICT ("kind", "recordId") DO UPDATE SET "version" = excluded."version",
      "values" = excluded."values", "deletedAt" = excluded."deletedAt";
  END IF;
  RETURN NULL;
END
$$;
