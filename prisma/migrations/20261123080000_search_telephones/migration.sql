-- Telephone numbers are found however their digits are grouped, and with the code of New Zealand or
-- without: see docs/decisions/0034-site-search.md.

-- The telephone numbers in a text, each as one word, with 0 for the code of New Zealand.
CREATE FUNCTION "search_telephones"(value text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
SET search_path FROM CURRENT AS $$
  SELECT ARRAY(
    SELECT split_part(number, ' ', 1)
    FROM regexp_matches(value, '[0-9][0-9 ().\u00A0\u2010-\u2013-]{5,20}[0-9]', 'g') AS found(texts),
      LATERAL "search_phone"(texts[1]) AS number
    WHERE length(split_part(number, ' ', 1)) BETWEEN 7 AND 15)
$$;

-- As it was, but for the telephone numbers.
CREATE OR REPLACE FUNCTION "search_lexemes"(title text, others text) RETURNS tsvector
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path FROM CURRENT AS $$
DECLARE
  name text := "search_fold"(title);
  rest text := "search_fold"(others);
  words text[];
BEGIN
  -- No lexeme may have more than 2046 bytes.
  IF length(name) > 200 OR length(rest) > 200 THEN
    name := regexp_replace(name, '([^ ]{200})[^ ]+', '\1', 'g');
    rest := regexp_replace(rest, '([^ ]{200})[^ ]+', '\1', 'g');
  END IF;
  words := string_to_array(name, ' ');
  FOR place IN 2 .. cardinality(words) LOOP
    name := name || ' ' || words[place - 1] || words[place];
  END LOOP;
  name := concat_ws(' ', name, "search_skeleton"(name));
  words := string_to_array(concat_ws(' ', name, '=' || replace(name, ' ', ' ='), rest), ' ') ||
    ARRAY(SELECT sound FROM unnest(string_to_array("search_skeleton"(rest), ' ')) AS sound WHERE length(sound) > 2) ||
    "search_telephones"(concat_ws(' · ', title, others));
  RETURN array_to_tsvector(array_remove(array_remove(words, ''), '='));
END
$$;

-- Makes the vectors of entries with numbers anew.
UPDATE "search-entry" SET "text" = "text"
  WHERE "search_telephones"(concat_ws(' · ', "title", "category", "text")) <> '{}';
