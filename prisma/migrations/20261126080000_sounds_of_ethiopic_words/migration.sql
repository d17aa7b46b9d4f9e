-- Words typed in Ethiopic letters sound like words in those letters only, which by the consonants alone
-- cannot be told from English ones: see docs/decisions/0034-site-search.md.

-- The consonants of the words of a folded text that have so many of them, each as a word of its own; those of
-- words in Ethiopic letters once more, with '~' before them.
CREATE FUNCTION "search_sounds"(folded text, shortest int) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
SET search_path FROM CURRENT AS $$
  SELECT ARRAY(
    SELECT mark || sound
    FROM unnest(string_to_array(folded, ' '), string_to_array("search_skeleton"(folded), ' ')) AS spoken(word, sound),
      unnest(CASE WHEN word ~ '^[\u1200-\u139F]+$' THEN ARRAY['', '~'] ELSE ARRAY[''] END) AS mark
    WHERE length(sound) >= shortest)
$$;

-- As it was, but for these.
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
  name := concat_ws(' ', name, array_to_string("search_sounds"(name, 1), ' '));
  words := string_to_array(concat_ws(' ', name, '=' || replace(name, ' ', ' ='), rest), ' ') ||
    "search_sounds"(rest, 3) || "search_telephones"(concat_ws(' · ', title, others));
  RETURN array_to_tsvector(array_remove(array_remove(words, ''), '='));
END
$$;

-- Makes the vectors of entries with Ethiopic letters anew.
UPDATE "search-entry" SET "text" = "text"
  WHERE concat_ws(' ', "title", "category", "text") ~ '[\u1200-\u139F]';

-- By which the words in Latin letters are found that one in Ethiopic letters may be written as.
ALTER TABLE "search-word" ADD COLUMN "sound" TEXT NOT NULL GENERATED ALWAYS AS ("search_skeleton"("word")) STORED;

CREATE INDEX "search-word_sound_idx" ON "search-word"("sound");
