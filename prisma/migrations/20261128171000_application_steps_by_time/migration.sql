-- The activity lists decisions by time.
CREATE INDEX "application-step_at_idx" ON "application-step"("at");
