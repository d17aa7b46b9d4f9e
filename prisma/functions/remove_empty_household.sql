-- Deletes the household that a member has left, if nobody is in it any more. Two people who leave at the same time wait for
-- each other.
CREATE OR REPLACE FUNCTION "remove_empty_household"() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  PERFORM FROM "household" WHERE name = OLD."householdName" FOR UPDATE;
  DELETE FROM "household" WHERE name = OLD."householdName"
    AND NOT EXISTS (SELECT FROM "members" WHERE "householdName" = OLD."householdName");
  RETURN NULL;
END
$$;
