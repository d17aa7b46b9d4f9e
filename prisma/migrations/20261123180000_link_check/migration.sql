CREATE TYPE "LinkProblem" AS ENUM (
  'NOT_FOUND', 'SERVER_ERROR', 'NO_HOST', 'NO_RESPONSE', 'INSECURE', 'PRIVATE_ADDRESS', 'TOO_MANY_REDIRECTS'
);

CREATE TABLE "checked-link" (
  "url" TEXT NOT NULL,
  "checkedAt" TIMESTAMP(3),
  "nextCheckAt" TIMESTAMP(3) NOT NULL,
  "failures" INTEGER NOT NULL DEFAULT 0,
  "problem" "LinkProblem",
  "status" INTEGER,
  "brokenSince" TIMESTAMP(3),
  "dismissedAt" TIMESTAMP(3),
  CONSTRAINT "checked-link_pkey" PRIMARY KEY ("url")
);
CREATE INDEX "checked-link_nextCheckAt_idx" ON "checked-link" ("nextCheckAt");

CREATE TABLE "link-use" (
  "kind" TEXT NOT NULL,
  "recordId" INTEGER NOT NULL,
  "url" TEXT NOT NULL,
  "seenAt" TIMESTAMP(3) NOT NULL,
  CONSTRAINT "link-use_pkey" PRIMARY KEY ("url", "kind", "recordId"),
  CONSTRAINT "link-use_url_fkey" FOREIGN KEY ("url") REFERENCES "checked-link" ("url")
    ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE TABLE "link-check-state" (
  "id" INTEGER NOT NULL DEFAULT 1,
  "collectedAt" TIMESTAMP(3),
  "nextRequestAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "link-check-state_pkey" PRIMARY KEY ("id")
);
