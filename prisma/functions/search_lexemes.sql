-- The lexemes by which the search finds a record. No dictionary makes them, so they are the same under every
-- locale. They are: each folded word of the title and of the other texts; each word of the title also
-- with '=' before it; two neighbours in the title as one word, because Amharic is written both ways; in capitals, the
-- consonants of words, which in the other texts must be three or more; stems; telephone numbers.
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
  name := concat_ws(' ', name, array_to_string("search_sounds"(name, 1) || "search_stems"(name), ' '));
  words := string_to_array(concat_ws(' ', name, '=' || replace(name, ' ', ' ='), rest), ' ') ||
    "search_sounds"(rest, 3) || "search_stems"(rest) || "search_telephones"(concat_ws(' · ', title, others));
  RETURN array_to_tsvector(array_remove(array_remove(words, ''), '='));
END
$$;
