-- A word, and that word without each one of its letters. Two words that have one of these texts in common differ by
-- one wrong, missing or swapped letter: a typing error.
CREATE OR REPLACE FUNCTION "search_slips"(word text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_agg(DISTINCT left(word, place - 1) || substr(word, place + 1))
  FROM generate_series(1, length(word) + 1) AS place
$$;
