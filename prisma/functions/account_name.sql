-- The name by which the site shows an account that is given by its id or email address, also of a removed one, or an
-- API token that is given by its id. It has the address if there is no name, if another account has the same one, or if it looks like an address.
CREATE OR REPLACE FUNCTION "account_name"("account" text) RETURNS text LANGUAGE sql STABLE SET search_path FROM CURRENT AS $$
  WITH known AS (
    SELECT id, email, name, false AS "isFormer" FROM "user"
    UNION ALL SELECT id, email, name, true FROM "former-account"
    UNION ALL SELECT id, id::text, name, false FROM "api-token"
  )
  SELECT CASE
    WHEN name = '' THEN email
    WHEN name LIKE '%@%' OR EXISTS (
      SELECT FROM known AS other WHERE lower(other.name) = lower(one.name) AND other.email <> one.email
    ) THEN name || ' (' || email || ')'
    ELSE name END
  FROM known AS one WHERE id::text = "account" OR email = "account"
  ORDER BY "isFormer" LIMIT 1
$$;
