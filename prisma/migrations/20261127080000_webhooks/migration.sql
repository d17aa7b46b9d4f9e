CREATE TYPE "WebhookState" AS ENUM ('ACTIVE', 'PAUSED', 'FAILED');

CREATE TYPE "WebhookEvent" AS ENUM ('PUBLISHED', 'CHANGED', 'UNPUBLISHED', 'DELETED');

CREATE TYPE "WebhookDeliveryState" AS ENUM ('PENDING', 'DELIVERED', 'FAILED');

CREATE TABLE "webhook" (
    "id" UUID NOT NULL,
    "url" TEXT NOT NULL,
    "kinds" TEXT[],
    "events" "WebhookEvent"[],
    "secret" TEXT NOT NULL,
    "formerSecret" TEXT,
    "formerSecretUntil" TIMESTAMP(3),
    "state" "WebhookState" NOT NULL DEFAULT 'ACTIVE',
    "failingSince" TIMESTAMP(3),
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdBy" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "webhook_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "webhook-delivery" (
    "id" UUID NOT NULL,
    "sequence" SERIAL NOT NULL,
    "webhookId" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "recordId" INTEGER NOT NULL,
    "event" "WebhookEvent" NOT NULL,
    "path" TEXT NOT NULL,
    "occurredAt" TIMESTAMP(3) NOT NULL,
    "state" "WebhookDeliveryState" NOT NULL DEFAULT 'PENDING',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "nextAttemptAt" TIMESTAMP(3) NOT NULL,
    "triedUntil" TIMESTAMP(3),
    "status" INTEGER,
    "problem" "LinkProblem",

    CONSTRAINT "webhook-delivery_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "webhook-record" (
    "kind" TEXT NOT NULL,
    "recordId" INTEGER NOT NULL,
    "version" INTEGER NOT NULL,
    "path" TEXT NOT NULL,

    CONSTRAINT "webhook-record_pkey" PRIMARY KEY ("kind","recordId")
);

CREATE UNIQUE INDEX "webhook-delivery_sequence_key" ON "webhook-delivery"("sequence");

CREATE INDEX "webhook-delivery_webhookId_sequence_idx" ON "webhook-delivery"("webhookId", "sequence");

CREATE INDEX "webhook-delivery_webhookId_state_nextAttemptAt_idx" ON "webhook-delivery"("webhookId", "state", "nextAttemptAt");

CREATE INDEX "webhook-delivery_webhookId_kind_recordId_idx" ON "webhook-delivery"("webhookId", "kind", "recordId");

CREATE INDEX "webhook-delivery_occurredAt_idx" ON "webhook-delivery"("occurredAt");

ALTER TABLE "webhook-delivery" ADD CONSTRAINT "webhook-delivery_webhookId_fkey" FOREIGN KEY ("webhookId") REFERENCES "webhook"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TRIGGER "activity" AFTER INSERT OR DELETE ON "webhook" FOR EACH ROW
  EXECUTE FUNCTION "note_activity"('webhook', 'id', 'url');
-- The job that sends messages changes the other columns.
CREATE TRIGGER "activity_of_change" AFTER UPDATE OF "url", "kinds", "events", "secret", "state" ON "webhook"
  FOR EACH ROW EXECUTE FUNCTION "note_activity"('webhook', 'id');
