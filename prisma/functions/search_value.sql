-- A value as the text of an entry shows it; NULL if there is nothing to show.
CREATE OR REPLACE FUNCTION "search_value"(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT nullif(value, '') $$;
CREATE OR REPLACE FUNCTION "search_value"(lines text[]) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT nullif("search_lines"(lines), '') $$;
CREATE OR REPLACE FUNCTION "search_value"(day date) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT "search_day"(day) $$;
