ALTER TABLE "site-state" ADD COLUMN "dismissedTasks" JSONB NOT NULL DEFAULT '{}';
