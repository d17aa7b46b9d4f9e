-- CreateTable
CREATE TABLE "preview-link" (
    "id" UUID NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "recordId" INTEGER NOT NULL,
    "note" TEXT NOT NULL,
    "userId" UUID NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "expiresAt" TIMESTAMP(3) NOT NULL,
    "endedAt" TIMESTAMP(3),

    CONSTRAINT "preview-link_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "preview-link_tokenHash_key" ON "preview-link"("tokenHash");

-- CreateIndex
CREATE INDEX "preview-link_kind_recordId_idx" ON "preview-link"("kind", "recordId");

-- CreateIndex
CREATE INDEX "preview-link_userId_idx" ON "preview-link"("userId");

-- CreateIndex
CREATE INDEX "preview-link_expiresAt_idx" ON "preview-link"("expiresAt");

-- AddForeignKey
ALTER TABLE "preview-link" ADD CONSTRAINT "preview-link_userId_fkey" FOREIGN KEY ("userId") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- An account that may not edit content any more ends the links that it made, whoever decides that.
CREATE FUNCTION "end_preview_links"() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  UPDATE "preview-link" SET "endedAt" = timezone('UTC', now())
  WHERE "userId" = NEW.id AND "endedAt" IS NULL;
  RETURN NULL;
END
$$;
CREATE TRIGGER "preview_links" AFTER UPDATE OF "roles", "disabledAt" ON "user" FOR EACH ROW
  WHEN (NEW."disabledAt" IS NOT NULL OR NOT NEW."roles" && ARRAY['ADMIN', 'EDITOR']::"Role"[])
  EXECUTE FUNCTION "end_preview_links"();

-- As it was; the links for previews of a record go with it, and do not come back.
CREATE OR REPLACE FUNCTION "note_deletion"() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
DECLARE
  former "deleted-record";
BEGIN
  IF TG_OP = 'INSERT' THEN
    DELETE FROM "deleted-record" WHERE "kind" = TG_ARGV[0] AND "recordId" = NEW."id"
      RETURNING * INTO former;
    IF FOUND THEN
      INSERT INTO "activity" ("at", "account", "action", "kind", "recordId")
      VALUES (former."deletedAt", former."deletedBy", 'DELETED', TG_ARGV[0], NEW."id"::text);
      PERFORM "log_activity"("acting_account"(), 'RESTORED', TG_ARGV[0], NEW."id"::text, '{}');
    END IF;
  ELSE
    INSERT INTO "deleted-record" ("kind", "recordId", "version", "values", "translations", "deletedAt")
    VALUES (TG_ARGV[0], OLD."id", OLD."version", to_jsonb(OLD) - ARRAY['searchText', 'sortName'],
      (SELECT jsonb_agg(to_jsonb(t) - 'searchText') FROM "translation" AS t
        WHERE t."kind" = TG_ARGV[0] AND t."recordId" = OLD."id"),
      timezone('UTC', now()))
    ON CONFLICT ("kind", "recordId") DO UPDATE SET "version" = excluded."version",
      "values" = excluded."values", "translations" = excluded."translations",
      "deletedAt" = excluded."deletedAt", "deletedBy" = '';
    DELETE FROM "preview-link" WHERE "kind" = TG_ARGV[0] AND "recordId" = OLD."id";
  END IF;
  RETURN NULL;
END
$$;

-- A link is made for a record and withdrawn; that it has run out is nobody's doing.
CREATE FUNCTION "note_preview_link"() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  PERFORM "log_activity"("acting_account"(),
    CASE TG_OP WHEN 'INSERT' THEN 'PREVIEW_LINK_CREATED' ELSE 'PREVIEW_LINK_WITHDRAWN' END,
    NEW."kind", NEW."recordId"::text, '{}');
  RETURN NULL;
END
$$;
CREATE TRIGGER "activity" AFTER INSERT ON "preview-link"
  FOR EACH ROW EXECUTE FUNCTION "note_preview_link"();
CREATE TRIGGER "activity_of_withdrawal" AFTER UPDATE ON "preview-link" FOR EACH ROW
  WHEN (NEW."endedAt" IS NOT NULL AND OLD."endedAt" IS NULL)
  EXECUTE FUNCTION "note_preview_link"();
