-- The functions of search entries as they were, but in PL/pgSQL: it keeps their plans, where PostgreSQL before 18
-- plans a function in SQL with a subquery anew in each statement. The one that calls them sets the search path.

CREATE OR REPLACE FUNCTION "search_phone"(number text) RETURNS text
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  digits text := regexp_replace(regexp_replace(number, '[^0-9]', '', 'g'), '^(00)?640?(?=[0-9]{7})', '0');
BEGIN
  IF digits ~ '^0[1-9]' THEN
    RETURN concat_ws(' ', digits, '0064' || substr(digits, 2), '0064' || digits);
  END IF;
  RETURN digits;
END
$$;

CREATE OR REPLACE FUNCTION "search_telephones"(value text) RETURNS text[]
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
BEGIN
  RETURN ARRAY(
    SELECT split_part(number, ' ', 1)
    FROM regexp_matches(value, '[0-9][0-9 ().\u00A0\u2010-\u2013-]{5,20}[0-9]', 'g') AS found(texts),
      LATERAL "search_phone"(texts[1]) AS number
    WHERE length(split_part(number, ' ', 1)) BETWEEN 7 AND 15);
END
$$;

CREATE OR REPLACE FUNCTION "search_sounds"(folded text, shortest int) RETURNS text[]
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
BEGIN
  RETURN ARRAY(
    SELECT mark || sound
    FROM unnest(string_to_array(folded, ' '), string_to_array("search_skeleton"(folded), ' ')) AS spoken(word, sound),
      unnest(CASE WHEN word ~ '^[\u1200-\u139F]+$' THEN ARRAY['', '~'] ELSE ARRAY[''] END) AS mark
    WHERE length(sound) >= shortest);
END
$$;

CREATE OR REPLACE FUNCTION "search_stems"(folded text) RETURNS text[]
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
BEGIN
  -- Prepositions are in Ethiopic letters only.
  IF folded !~ '[\u1200-\u139F]' THEN RETURN '{}'; END IF;
  RETURN ARRAY(
    SELECT '-' || stem FROM unnest(string_to_array(folded, ' ')) AS word, "search_stem"(word) AS stem
    WHERE stem IS NOT NULL);
END
$$;

CREATE OR REPLACE FUNCTION "translation_texts"(texts jsonb) RETURNS text
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
BEGIN
  RETURN (SELECT coalesce(string_agg(text #>> '{}', ' '), '') FROM jsonb_path_query(texts, 'lax $.*[*]') AS text);
END
$$;
