-- CreateTable
CREATE TABLE "interface-text" (
    "key" TEXT NOT NULL,
    "language" "Language" NOT NULL,
    "texts" TEXT[],
    "basedOn" TEXT[],
    "checked" TEXT[],
    "changedBy" TEXT NOT NULL DEFAULT '',
    "updatedAt" TIMESTAMP(3) NOT NULL DEFAULT timezone('UTC', now()),
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "interface-text_pkey" PRIMARY KEY ("key","language")
);

CREATE TRIGGER "updated_at" BEFORE UPDATE ON "interface-text"
  FOR EACH ROW EXECUTE FUNCTION "set_updated_at"();

CREATE TRIGGER "content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "interface-text"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_content_change"('interfaceText');
