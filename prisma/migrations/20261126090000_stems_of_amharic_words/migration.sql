-- Amharic writes prepositions as prefixes of the word: words are also found without these. See
-- docs/decisions/0034-site-search.md.

-- A folded word without its preposition, which is 'of', 'in', 'for', 'from', 'like', 'about' or 'to'; NULL
-- where it has none, or where what is left has no two syllables or digits.
CREATE FUNCTION "search_stem"(word text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT substring(word from '^(?:እንደ|ስለ|ወደ|[የበለከ])([\u1200-\u139F]{2,}|[0-9]{2,})$')
$$;

-- The stems of the words of a folded text, with '-' before each.
CREATE FUNCTION "search_stems"(folded text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
SET search_path FROM CURRENT AS $$
  SELECT ARRAY(
    SELECT '-' || stem FROM unnest(string_to_array(folded, ' ')) AS word, "search_stem"(word) AS stem
    WHERE stem IS NOT NULL)
$$;

-- As it was, but for the stems.
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

-- As it was, but without stems: these are no words to have slips of the keyboard.
CREATE OR REPLACE FUNCTION "write_search_words"() RETURNS trigger
LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  -- In order, so that two transactions with the same new words do not wait for each other.
  INSERT INTO "search-word" ("word", "slips")
    SELECT lexeme, "search_slips"(lexeme) FROM unnest(tsvector_to_array(NEW."words")) AS lexeme
    WHERE length(lexeme) BETWEEN 4 AND 40 AND lexeme !~ '[-#=@A-Z0-9]'
      AND NOT EXISTS (SELECT FROM "search-word" WHERE "word" = lexeme)
    ORDER BY lexeme COLLATE "C"
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;

-- Makes the vectors of entries with stems anew.
UPDATE "search-entry" SET "text" = "text"
  WHERE concat_ws(' ', "title", "category", "text") ~ '[\u1200-\u139F]';
