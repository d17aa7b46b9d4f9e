-- Keeps nothing of what a deleted member said.
CREATE OR REPLACE FUNCTION "forget_updates"() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  DELETE FROM "updated-record" WHERE "kind" = 'member' AND "recordId" = OLD.id;
  RETURN NULL;
END
$$;
