-- The digits of a telephone number as people type them: a number of New Zealand with 0, and with the country code.
-- In PL/pgSQL as the functions that call it: PostgreSQL before 18 plans an SQL function with a subquery in each
-- statement anew.
CREATE OR REPLACE FUNCTION "search_phone"(number text) RETURNS text
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  digits text := regexp_replace(regexp_replace(number, '[^0-9]', '', 'g'), '^(00)?640?(?=[0-9]{7})', '0');
BEGIN
  IF digits ~ '^0[1-9]' THEN
    RETURN concat_ws(' ', digits, '0064' || substr(digits, 2), '0064' || digits);
  END IF;
  RETURN digits;
END
$$;
