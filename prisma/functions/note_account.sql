-- Logs changes of an account. Its sign-ins are deleted with it; what it did stays.
CREATE OR REPLACE FUNCTION "note_account"() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
DECLARE
  who text := "acting_account"();
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM "log_activity"(who, 'CREATED', 'account', NEW.id::text,
      jsonb_build_object('roles', NEW.roles));
    RETURN NULL;
  END IF;
  IF TG_OP = 'DELETE' THEN
    DELETE FROM "activity" WHERE "account" = OLD.id::text AND "kind" = 'signIn';
    PERFORM "log_activity"(who, 'DELETED', 'account', OLD.id::text, '{}');
    RETURN NULL;
  END IF;
  IF NEW.roles <> OLD.roles THEN
    PERFORM "log_activity"(who, 'CHANGED', 'role', NEW.id::text,
      jsonb_build_object('roles', NEW.roles, 'formerRoles', OLD.roles));
  END IF;
  IF NEW."disabledAt" IS NOT NULL AND OLD."disabledAt" IS NULL THEN
    PERFORM "log_activity"(who, 'DISABLED', 'account', NEW.id::text, '{}');
  END IF;
  IF NEW."disabledAt" IS NULL AND OLD."disabledAt" IS NOT NULL THEN
    PERFORM "log_activity"(who, 'ENABLED', 'account', NEW.id::text, '{}');
  END IF;
  IF NEW."passwordHash" <> OLD."passwordHash" THEN
    PERFORM "log_activity"(who, 'PASSWORD_CHANGED', 'account', NEW.id::text, '{}');
  END IF;
  IF NEW.name <> OLD.name THEN
    PERFORM "log_activity"(who, 'CHANGED', 'account', NEW.id::text, '{}');
  END IF;
  IF NEW.email <> OLD.email THEN
    PERFORM "log_activity"(who, 'ADDRESS_CHANGED', 'account', NEW.id::text, '{}');
  END IF;
  RETURN NULL;
END
$$;
