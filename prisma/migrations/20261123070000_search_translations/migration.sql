-- The lists of the admin area find a record by its translations, too: see docs/decisions/0023-search-text.md.

-- The name that a translation gives its record.
CREATE FUNCTION "translation_name"(texts jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT coalesce(texts ->> 'title', texts ->> 'name', texts ->> 'postTitle', texts ->> 'categoryName', '') $$;

-- All its texts, and the lines of those that have several.
CREATE FUNCTION "translation_texts"(texts jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT coalesce(string_agg(text #>> '{}', ' '), '') FROM jsonb_path_query(texts, 'lax $.*[*]') AS text $$;

ALTER TABLE "translation" ADD COLUMN "searchText" TEXT NOT NULL GENERATED ALWAYS AS (
  "search_text"("translation_name"("values"), "translation_texts"("values"))
) STORED;
