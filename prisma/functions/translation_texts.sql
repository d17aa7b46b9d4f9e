-- All texts of a translation, and the lines of those that have several.
CREATE OR REPLACE FUNCTION "translation_texts"(texts jsonb) RETURNS text
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
BEGIN
  RETURN (SELECT coalesce(string_agg(text #>> '{}', ' '), '') FROM jsonb_path_query(texts, 'lax $.*[*]') AS text);
END
$$;
