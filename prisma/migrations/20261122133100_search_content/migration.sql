-- What searches find content by: see docs/decisions/0023-search-text.md. The tables are small enough
-- to be searched without an index.

-- Lines as one text. array_to_string itself may not be used here, because it is not immutable for
-- every kind of element.
CREATE FUNCTION "search_lines"(lines text[]) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
BEGIN
  RETURN array_to_string(lines, ' ');
END
$$;

-- A day as it is shown, DD-MM-YYYY; to_char would go by settings.
CREATE FUNCTION "search_day"(day date) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT lpad(date_part('day', day)::int::text, 2, '0') || '-' ||
    lpad(date_part('month', day)::int::text, 2, '0') || '-' || date_part('year', day)::int::text
$$;

ALTER TABLE "event" ADD COLUMN "searchText" TEXT NOT NULL GENERATED ALWAYS AS (
  "search_text"("title", "search_day"("date") || ' ' || "time" || ' ' || "location" || ' ' || "description")
) STORED;
ALTER TABLE "post" ADD COLUMN "searchText" TEXT NOT NULL GENERATED ALWAYS AS (
  "search_text"("postTitle", "postText" || ' ' || "postLinkText" || ' ' || "postLink")
) STORED;
ALTER TABLE "directory" ADD COLUMN "searchText" TEXT NOT NULL GENERATED ALWAYS AS (
  "search_text"("name", "location" || ' ' || coalesce("search_lines"("description"), ''))
) STORED;
ALTER TABLE "resource" ADD COLUMN "searchText" TEXT NOT NULL GENERATED ALWAYS AS (
  "search_text"("title", "link" || ' ' || coalesce("search_lines"("description"), ''))
) STORED;
ALTER TABLE "aboutEthiopia" ADD COLUMN "searchText" TEXT NOT NULL GENERATED ALWAYS AS (
  "search_text"("title", "description" || ' ' || "link")
) STORED;
