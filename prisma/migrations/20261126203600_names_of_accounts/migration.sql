ALTER TABLE "user" ADD COLUMN "name" TEXT NOT NULL DEFAULT '';
ALTER TABLE "former-account" ADD COLUMN "name" TEXT NOT NULL DEFAULT '';
DROP TRIGGER "activity" ON "user";
CREATE TRIGGER "activity" AFTER INSERT OR DELETE
  OR UPDATE OF "name", "roles", "disabledAt", "passwordHash", "email" ON "user" FOR EACH ROW
  EXECUTE FUNCTION "note_account"();
