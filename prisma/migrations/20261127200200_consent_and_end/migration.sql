ALTER TABLE "members" ADD COLUMN "consentedOn" DATE,
ADD COLUMN "ceasedAt" TIMESTAMP(3);

CREATE TRIGGER "ceased_at" BEFORE INSERT OR UPDATE OF "ceasedOn" ON "members"
    FOR EACH ROW EXECUTE FUNCTION "note_ceased_at"();
