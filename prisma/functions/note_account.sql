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
  PERFORM "log_activity"(who, change.action, change.kind, NEW.id::text, change.details)
  FROM (VALUES
    (NEW.roles <> OLD.roles, 'CHANGED', 'role', jsonb_build_object('roles', NEW.roles, 'formerRoles', OLD.roles)),
    (NEW."disabledAt" IS NOT NULL AND OLD."disabledAt" IS NULL, 'DISABLED', 'account', '{}'),
    (NEW."disabledAt" IS NULL AND OLD."disabledAt" IS NOT NULL, 'ENABLED', 'account', '{}'),
    (NEW."passwordHash" <> OLD."passwordHash", 'PASSWORD_CHANGED', 'account', '{}'),
    (NEW.name <> OLD.name, 'CHANGED', 'account', '{}'),
    (NEW.email <> OLD.email, 'ADDRESS_CHANGED', 'account', '{}')) AS change(happened, action, kind, details)
  WHERE change.happened;
  RETURN NULL;
END
$$;
