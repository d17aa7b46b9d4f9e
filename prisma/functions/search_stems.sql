-- The stems of the words of a folded text, with '-' before each. See docs/decisions/0034-site-search.md.
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
