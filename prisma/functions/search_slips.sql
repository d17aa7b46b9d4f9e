-- A word with each text that it becomes when one of its letters is left out. Two words that share one of them differ
-- by one wrong, missing or swapped letter.
CREATE OR REPLACE FUNCTION "search_slips"(word text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_agg(DISTINCT left(word, place - 1) || substr(word, place + 1))
  FROM generate_series(1, length(word) + 1) AS place
$$;
