CREATE TYPE "HouseholdRole" AS ENUM ('HEAD', 'PARTNER', 'CHILD', 'OTHER');

ALTER TABLE "members" ADD COLUMN     "householdName" TEXT,
ADD COLUMN     "householdRole" "HouseholdRole";

CREATE TABLE "household" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "address" TEXT NOT NULL DEFAULT '',
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "household_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "household_name_key" ON "household"("name");

-- Capital letters make no other household.
CREATE UNIQUE INDEX "household_lower_name_key" ON "household"(lower("name"));

CREATE INDEX "members_householdName_idx" ON "members"("householdName");

ALTER TABLE "members" ADD CONSTRAINT "members_householdName_fkey" FOREIGN KEY ("householdName") REFERENCES "household"("name") ON DELETE RESTRICT ON UPDATE CASCADE;

CREATE TRIGGER "household" BEFORE INSERT OR UPDATE OF "householdName", "householdRole" ON "members"
    FOR EACH ROW EXECUTE FUNCTION "join_household"();
CREATE TRIGGER "left_household" AFTER UPDATE OF "householdName" OR DELETE ON "members"
    FOR EACH ROW WHEN (OLD."householdName" IS NOT NULL) EXECUTE FUNCTION "remove_empty_household"();
CREATE TRIGGER "activity" AFTER UPDATE ON "household" FOR EACH ROW
    EXECUTE FUNCTION "note_activity"('household', 'id');
