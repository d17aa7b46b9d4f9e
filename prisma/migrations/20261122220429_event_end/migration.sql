-- AlterTable
ALTER TABLE "event" ADD COLUMN     "endDate" DATE,
ADD COLUMN     "endTime" TEXT NOT NULL DEFAULT '';

-- By which upcoming events are found.
CREATE INDEX "event_last_day_idx" ON "event" ((coalesce("endDate", "date")));

-- The search finds them, too.
ALTER TABLE "event" DROP COLUMN "searchText";
ALTER TABLE "event" ADD COLUMN "searchText" TEXT NOT NULL GENERATED ALWAYS AS (
  "search_text"(
    "title",
    "search_day"("date") || ' ' || coalesce("search_day"("endDate") || ' ', '') || "time" || ' ' ||
      "endTime" || ' ' || "location" || ' ' || "description"
  )
) STORED;
