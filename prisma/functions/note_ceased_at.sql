-- Stores when the end of a membership was recorded, unless the statement sets it, as an import does. The end also
-- fulfils the request of the member to leave, so it deletes that request.
CREATE OR REPLACE FUNCTION "note_ceased_at"() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  IF NEW."ceasedOn" IS NULL THEN
    NEW."ceasedAt" := NULL;
  ELSIF TG_OP = 'INSERT' THEN
    NEW."ceasedAt" := coalesce(NEW."ceasedAt", timezone('UTC', now()));
  ELSIF NEW."ceasedOn" IS DISTINCT FROM OLD."ceasedOn" AND NEW."ceasedAt" IS NOT DISTINCT FROM OLD."ceasedAt" THEN
    NEW."ceasedAt" := timezone('UTC', now());
  END IF;
  IF TG_OP = 'UPDATE' AND NEW."ceasedOn" IS NOT NULL THEN
    DELETE FROM "member-report" WHERE "memberId" = NEW.id AND kind = 'LEAVING';
  END IF;
  RETURN NEW;
END
$$;
