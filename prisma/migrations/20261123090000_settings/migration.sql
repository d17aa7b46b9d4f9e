-- CreateTable
CREATE TABLE "settings" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "phoneNumber" TEXT NOT NULL,
    "contactEmail" TEXT NOT NULL,
    "officeLocation" TEXT NOT NULL,
    "facebookUrl" TEXT NOT NULL,
    "telegramUrl" TEXT NOT NULL,
    "whatsappUrl" TEXT NOT NULL,
    "viberUrl" TEXT NOT NULL,
    "bankAccountName" TEXT NOT NULL,
    "bankName" TEXT NOT NULL,
    "bankAccountNumber" TEXT NOT NULL,
    "inquiryRetentionDays" INTEGER NOT NULL,
    "saveMembershipApplications" BOOLEAN NOT NULL,
    "createdBy" TEXT NOT NULL DEFAULT '',
    "updatedAt" TIMESTAMP(3) NOT NULL DEFAULT timezone('UTC', now()),
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "settings_pkey" PRIMARY KEY ("id"),
    -- There is one row at most.
    CONSTRAINT "settings_id" CHECK ("id" = 1)
);

CREATE TRIGGER "updated_at" BEFORE UPDATE ON "settings"
  FOR EACH ROW EXECUTE FUNCTION "set_updated_at"();

CREATE TRIGGER "content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "settings"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_content_change"('settings');
