-- The consonants of each word of a folded text that has at least this number of them; those of words in Ethiopic
-- letters also with '~' before them. See docs/decisions/0034-site-search.md.
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
