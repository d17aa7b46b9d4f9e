-- The text by which lists find a record: its name and its other texts, folded; the name also as one word, and as
-- skeletons. Each word has a space on both sides.
CREATE OR REPLACE FUNCTION "search_text"(name text, others text) RETURNS text
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path FROM CURRENT AS $$
DECLARE
  words text := "search_fold"(name);
  word text := replace(words, ' ', '');
BEGIN
  RETURN concat(' ', words, ' ', "search_fold"(others), ' ', word, ' ',
    "search_skeleton"(words), ' ', "search_skeleton"(word), ' ');
END
$$;
