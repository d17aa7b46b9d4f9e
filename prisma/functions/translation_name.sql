-- The name that a translation gives its record.
CREATE OR REPLACE FUNCTION "translation_name"(texts jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT coalesce(texts ->> 'title', texts ->> 'name', texts ->> 'postTitle', texts ->> 'categoryName', '') $$;
