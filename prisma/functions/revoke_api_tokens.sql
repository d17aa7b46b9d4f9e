-- An account that is no longer an ADMIN who may sign in loses the API tokens that it made.
CREATE OR REPLACE FUNCTION "revoke_api_tokens"() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  UPDATE "api-token" SET "revokedAt" = timezone('UTC', now())
  WHERE "createdBy" = OLD.id AND "revokedAt" IS NULL;
  RETURN NULL;
END
$$;
