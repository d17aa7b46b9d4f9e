-- An account that may no longer edit content ends the links that it made.
CREATE OR REPLACE FUNCTION "end_preview_links"() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  UPDATE "preview-link" SET "endedAt" = timezone('UTC', now())
  WHERE "userId" = NEW.id AND "endedAt" IS NULL;
  RETURN NULL;
END
$$;
