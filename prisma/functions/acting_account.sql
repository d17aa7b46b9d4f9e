-- The account that acts in this transaction; empty if the API has not set one.
CREATE OR REPLACE FUNCTION "acting_account"() RETURNS text LANGUAGE sql STABLE AS $$
  SELECT coalesce(current_setting('site.account', true), '')
$$;
