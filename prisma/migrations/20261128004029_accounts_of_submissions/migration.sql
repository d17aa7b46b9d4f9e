-- Refers to accounts by id. Addresses without an account stay.
CREATE FUNCTION pg_temp."account_id"("address" text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT coalesce(
    (SELECT id::text FROM "user" WHERE email = "address"),
    (SELECT id::text FROM "former-account" WHERE email = "address" ORDER BY "removedAt" DESC LIMIT 1),
    "address"
  )
$$;

UPDATE "inquiry"
SET "readBy" = pg_temp."account_id"("readBy"), "answeredBy" = pg_temp."account_id"("answeredBy")
WHERE "readBy" IS NOT NULL OR "answeredBy" IS NOT NULL;

UPDATE "membership-application" SET "readBy" = pg_temp."account_id"("readBy")
WHERE "readBy" IS NOT NULL;

DROP FUNCTION pg_temp."account_id";
