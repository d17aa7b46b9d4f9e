-- Deletes the values that a deleted member had before an import.
CREATE OR REPLACE FUNCTION "forget_updates"() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  DELETE FROM "updated-record" WHERE "kind" = 'member' AND "recordId" = OLD.id;
  RETURN NULL;
END
$$;
