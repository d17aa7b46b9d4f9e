ALTER TABLE "members" ADD COLUMN "consentedOn" DATE;
