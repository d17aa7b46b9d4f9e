-- Deletes the notice to an applicant whose member is deleted, unless it is sent or being sent.
CREATE OR REPLACE FUNCTION "withdraw_acceptance"() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  DELETE FROM "letter" WHERE "kind" = 'ACCEPTANCE' AND "state" <> 'SENT'
    AND ("takenUntil" IS NULL OR "takenUntil" <= timezone('UTC', now()))
    AND "applicationId" IN (SELECT "id" FROM "membership-application" WHERE "memberId" = OLD."id");
  RETURN NULL;
END
$$;
