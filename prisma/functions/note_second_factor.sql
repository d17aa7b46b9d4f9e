-- Logs changes of second factors. Factors that are deleted with their account are not logged.
CREATE OR REPLACE FUNCTION "note_second_factor"() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM "log_activity"("acting_account"(), 'SECOND_FACTOR_ADDED', 'account', NEW."userId"::text, '{}');
  ELSIF EXISTS (SELECT FROM "user" WHERE id = OLD."userId") THEN
    PERFORM "log_activity"("acting_account"(), 'SECOND_FACTOR_REMOVED', 'account', OLD."userId"::text, '{}');
  END IF;
  RETURN NULL;
END
$$;
