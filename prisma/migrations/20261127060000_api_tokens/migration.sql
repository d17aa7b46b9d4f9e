CREATE TABLE "api-token" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "scopes" TEXT[],
    "createdBy" UUID NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "expiresAt" TIMESTAMP(3) NOT NULL,
    "revokedAt" TIMESTAMP(3),
    "lastUsedAt" TIMESTAMP(3),
    "lastUsedFrom" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "api-token_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "api-token_tokenHash_key" ON "api-token"("tokenHash");
CREATE INDEX "api-token_createdBy_idx" ON "api-token"("createdBy");

CREATE TRIGGER "activity" AFTER INSERT ON "api-token" FOR EACH ROW EXECUTE FUNCTION "note_api_token"();
CREATE TRIGGER "activity_of_revocation" AFTER UPDATE OF "revokedAt" ON "api-token" FOR EACH ROW
  WHEN (OLD."revokedAt" IS NULL AND NEW."revokedAt" IS NOT NULL)
  EXECUTE FUNCTION "note_api_token"();
CREATE TRIGGER "api_tokens" AFTER UPDATE OF "roles", "disabledAt" ON "user" FOR EACH ROW
  WHEN (NEW."disabledAt" IS NOT NULL OR NOT 'ADMIN' = ANY (NEW.roles)) EXECUTE FUNCTION "revoke_api_tokens"();
CREATE TRIGGER "api_tokens_of_removed" AFTER DELETE ON "user" FOR EACH ROW EXECUTE FUNCTION "revoke_api_tokens"();
