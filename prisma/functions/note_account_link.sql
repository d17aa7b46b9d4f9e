-- Logs invitations and links that an account sends. Links that people ask for themselves are not logged: anybody
-- may ask.
CREATE OR REPLACE FUNCTION "note_account_link"() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
DECLARE
  who text := "acting_account"();
BEGIN
  IF TG_OP = 'UPDATE' THEN
    PERFORM "log_activity"(who, 'DELETED', 'invitation', NEW.id::text, '{}');
  ELSIF NEW.kind = 'INVITATION' THEN
    PERFORM "log_activity"(who, 'CREATED', 'invitation', NEW.id::text,
      jsonb_build_object('roles', NEW.roles));
  ELSIF NEW.kind = 'PASSWORD_RESET' AND who <> '' THEN
    PERFORM "log_activity"(who, 'PASSWORD_LINK_SENT', 'account', NEW."userId"::text, '{}');
  END IF;
  RETURN NULL;
END
$$;
