-- The telephone numbers in a text, each as one word, with 0 for the country code of New Zealand.
CREATE OR REPLACE FUNCTION "search_telephones"(value text) RETURNS text[]
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
BEGIN
  RETURN ARRAY(
    SELECT split_part(number, ' ', 1)
    FROM regexp_matches(value, '[0-9][0-9 ().\u00A0\u2010-\u2013-]{5,20}[0-9]', 'g') AS found(texts),
      LATERAL "search_phone"(texts[1]) AS number
    WHERE length(split_part(number, ' ', 1)) BETWEEN 7 AND 15);
END
$$;
