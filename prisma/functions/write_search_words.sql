-- Stores the words of an entry for the search for typing errors: no stems, numbers, consonants or marks.
CREATE OR REPLACE FUNCTION "write_search_words"() RETURNS trigger
LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  -- Sorted, so that two transactions with the same new words do not wait for each other.
  INSERT INTO "search-word" ("word", "slips")
    SELECT lexeme, "search_slips"(lexeme) FROM unnest(tsvector_to_array(NEW."words")) AS lexeme
    WHERE length(lexeme) BETWEEN 4 AND 40 AND lexeme !~ '[-#=@A-Z0-9]'
      AND NOT EXISTS (SELECT FROM "search-word" WHERE "word" = lexeme)
    ORDER BY lexeme COLLATE "C"
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
