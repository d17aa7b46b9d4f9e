-- A folded word without its Amharic preposition, which is 'of', 'in', 'for', 'from', 'like', 'about' or 'to'. NULL
-- if it has none, or if the rest has fewer than two syllables or digits.
CREATE OR REPLACE FUNCTION "search_stem"(word text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT substring(word from '^(?:እንደ|ስለ|ወደ|[የበለከ])([\u1200-\u139F]{2,}|[0-9]{2,})$')
$$;
