-- The log of activity: see docs/decisions/0062-activity.md. What records and their former versions
-- tell already is not written here, so creating and changing content costs nothing more.
CREATE TABLE "activity" (
    "id" SERIAL NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,
    "account" TEXT NOT NULL DEFAULT '',
    "action" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "recordId" TEXT NOT NULL DEFAULT '',
    "details" JSONB NOT NULL DEFAULT '{}',

    CONSTRAINT "activity_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "activity_at_idx" ON "activity"("at");
CREATE INDEX "activity_account_at_idx" ON "activity"("account", "at");

CREATE INDEX "aboutEthiopia_createdAt_idx" ON "aboutEthiopia"("createdAt");
CREATE INDEX "directory_createdAt_idx" ON "directory"("createdAt");
CREATE INDEX "event_createdAt_idx" ON "event"("createdAt");
CREATE INDEX "post_createdAt_idx" ON "post"("createdAt");
CREATE INDEX "resource_createdAt_idx" ON "resource"("createdAt");
CREATE INDEX "revision_replacedAt_idx" ON "revision"("replacedAt");

-- Which account acts in this transaction, where the API has told.
CREATE FUNCTION "acting_account"() RETURNS text LANGUAGE sql STABLE AS $$
  SELECT coalesce(current_setting('site.account', true), '')
$$;

CREATE FUNCTION "log_activity"(account text, action text, kind text, record text, details jsonb)
RETURNS void LANGUAGE sql SET search_path FROM CURRENT AS $$
  INSERT INTO "activity" ("at", "account", "action", "kind", "recordId", "details")
  VALUES (timezone('UTC', now()), account, action, kind, record, jsonb_strip_nulls(details))
$$;

-- Notes that a record was created, changed or deleted.
-- @param TG_ARGV its kind, and the columns of its key with commas between
CREATE FUNCTION "note_activity"() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
DECLARE
  former jsonb := '{}';
  present jsonb;
  fields jsonb;
  who text := "acting_account"();
  record_key text;
BEGIN
  IF TG_OP <> 'INSERT' THEN former := to_jsonb(OLD); END IF;
  IF TG_OP = 'DELETE' THEN present := former; ELSE present := to_jsonb(NEW); END IF;
  IF TG_OP = 'UPDATE' THEN
    SELECT jsonb_agg(key ORDER BY key) INTO fields FROM jsonb_each(present)
    WHERE value IS DISTINCT FROM former->key AND key <> ALL (ARRAY['version', 'updatedAt',
      'changedBy', 'searchText', 'sortName']);
    IF fields IS NULL THEN RETURN NULL; END IF;
  END IF;
  IF who = '' AND TG_OP = 'INSERT' THEN who := coalesce(present->>'createdBy', ''); END IF;
  IF who = '' AND TG_OP <> 'DELETE' THEN who := coalesce(present->>'changedBy', ''); END IF;
  SELECT string_agg(present->>name, ' ' ORDER BY place) INTO record_key
  FROM unnest(string_to_array(TG_ARGV[1], ',')) WITH ORDINALITY AS part (name, place);
  PERFORM "log_activity"(who,
    CASE TG_OP WHEN 'INSERT' THEN 'CREATED' WHEN 'UPDATE' THEN 'CHANGED' ELSE 'DELETED' END,
    TG_ARGV[0], coalesce(record_key, ''), jsonb_build_object('fields', fields));
  RETURN NULL;
END
$$;

CREATE TRIGGER "activity" AFTER INSERT OR UPDATE OR DELETE ON "members"
  FOR EACH ROW EXECUTE FUNCTION "note_activity"('member', 'id');
CREATE TRIGGER "activity" AFTER INSERT OR UPDATE OR DELETE ON "officer"
  FOR EACH ROW EXECUTE FUNCTION "note_activity"('officer', 'id');
CREATE TRIGGER "activity" AFTER INSERT OR UPDATE OR DELETE ON "interface-text"
  FOR EACH ROW EXECUTE FUNCTION "note_activity"('interfaceText', 'key,language');
CREATE TRIGGER "activity" AFTER INSERT OR UPDATE OR DELETE ON "feast-date"
  FOR EACH ROW EXECUTE FUNCTION "note_activity"('feastDate', 'feast,year');
-- The first row of settings has what the environment says.
CREATE TRIGGER "activity" AFTER UPDATE ON "settings"
  FOR EACH ROW EXECUTE FUNCTION "note_activity"('settings', '');
CREATE TRIGGER "activity" AFTER UPDATE OF "secondFactorRequired" ON "site-state"
  FOR EACH ROW EXECUTE FUNCTION "note_activity"('settings', '');

-- Categories come in numbers with the bundled content, which nobody did.
CREATE FUNCTION "log_categories"(category_table text, kind text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('CREATE TRIGGER "activity" AFTER UPDATE OR DELETE ON %I
    FOR EACH ROW EXECUTE FUNCTION "note_activity"(%L, ''id'')', category_table, kind);
  EXECUTE format('CREATE TRIGGER "activity_of_creation" AFTER INSERT ON %I FOR EACH ROW
    WHEN (NEW."createdBy" <> '''') EXECUTE FUNCTION "note_activity"(%L, ''id'')', category_table, kind);
END
$$;
SELECT "log_categories"('directory-category', 'directoryCategory');
SELECT "log_categories"('resource-category', 'resourceCategory');
SELECT "log_categories"('cultural-category', 'culturalCategory');
DROP FUNCTION "log_categories"(text, text);

-- What is told of the sign-ins of an account goes with it; what it did stays.
CREATE FUNCTION "note_account"() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
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
  IF NEW.email <> OLD.email THEN
    PERFORM "log_activity"(who, 'ADDRESS_CHANGED', 'account', NEW.id::text, '{}');
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER "activity" AFTER INSERT OR DELETE
  OR UPDATE OF "roles", "disabledAt", "passwordHash", "email" ON "user"
  FOR EACH ROW EXECUTE FUNCTION "note_account"();

-- Factors that go with their account are no activity of their own.
CREATE FUNCTION "note_second_factor"() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM "log_activity"("acting_account"(), 'SECOND_FACTOR_ADDED', 'account', NEW."userId"::text, '{}');
  ELSIF EXISTS (SELECT FROM "user" WHERE id = OLD."userId") THEN
    PERFORM "log_activity"("acting_account"(), 'SECOND_FACTOR_REMOVED', 'account', OLD."userId"::text, '{}');
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER "activity" AFTER INSERT OR DELETE ON "passkey"
  FOR EACH ROW EXECUTE FUNCTION "note_second_factor"();
CREATE TRIGGER "activity" AFTER INSERT OR DELETE ON "totp-factor"
  FOR EACH ROW EXECUTE FUNCTION "note_second_factor"();

-- Links that people ask for themselves are not noted: anybody may ask.
CREATE FUNCTION "note_account_link"() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
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
CREATE TRIGGER "activity" AFTER INSERT ON "account-link"
  FOR EACH ROW EXECUTE FUNCTION "note_account_link"();
CREATE TRIGGER "activity_of_withdrawal" AFTER UPDATE ON "account-link" FOR EACH ROW
  WHEN (NEW.kind = 'INVITATION' AND NEW.ending = 'WITHDRAWN' AND OLD.ending IS NULL)
  EXECUTE FUNCTION "note_account_link"();

-- As it was; what a record that is restored was noted for as a deleted one goes to the log.
CREATE OR REPLACE FUNCTION "note_deletion"() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
DECLARE
  former "deleted-record";
BEGIN
  IF TG_OP = 'INSERT' THEN
    DELETE FROM "deleted-record" WHERE "kind" = TG_ARGV[0] AND "recordId" = NEW."id"
      RETURNING * INTO former;
    IF FOUND THEN
      INSERT INTO "activity" ("at", "account", "action", "kind", "recordId")
      VALUES (former."deletedAt", former."deletedBy", 'DELETED', TG_ARGV[0], NEW."id"::text);
      PERFORM "log_activity"("acting_account"(), 'RESTORED', TG_ARGV[0], NEW."id"::text, '{}');
    END IF;
  ELSE
    INSERT INTO "deleted-record" ("kind", "recordId", "version", "values", "translations", "deletedAt")
    VALUES (TG_ARGV[0], OLD."id", OLD."version", to_jsonb(OLD) - ARRAY['searchText', 'sortName'],
      (SELECT jsonb_agg(to_jsonb(t) - 'searchText') FROM "translation" AS t
        WHERE t."kind" = TG_ARGV[0] AND t."recordId" = OLD."id"),
      timezone('UTC', now()))
    ON CONFLICT ("kind", "recordId") DO UPDATE SET "version" = excluded."version",
      "values" = excluded."values", "translations" = excluded."translations",
      "deletedAt" = excluded."deletedAt", "deletedBy" = '';
  END IF;
  RETURN NULL;
END
$$;
