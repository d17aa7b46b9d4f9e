-- Deletes the household that a member has left, with drafts of its form, if nobody is in it any more. Two people who leave at
-- the same time wait for each other.
CREATE OR REPLACE FUNCTION "remove_empty_household"() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  PERFORM FROM "household" WHERE name = OLD."householdName" FOR UPDATE;
  WITH ended AS (
    DELETE FROM "household" WHERE name = OLD."householdName"
      AND NOT EXISTS (SELECT FROM "members" WHERE "householdName" = OLD."householdName") RETURNING id
  ) DELETE FROM "form-draft" WHERE split_part(path, '#', 1) IN (SELECT '/admin/household/' || id FROM ended);
  RETURN NULL;
END
$$;
