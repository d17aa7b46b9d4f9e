-- CreateTable
CREATE TABLE "feast-date" (
    "feast" TEXT NOT NULL,
    "year" INTEGER NOT NULL,
    "date" DATE NOT NULL,

    CONSTRAINT "feast-date_pkey" PRIMARY KEY ("feast","year")
);

CREATE TRIGGER "content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "feast-date"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_content_change"('feastDate');
