-- The activity reads when deleted records were created, the latest first.
CREATE INDEX "deleted-record_createdAt_idx" ON "deleted-record" (instant_of("values"->>'createdAt'));
