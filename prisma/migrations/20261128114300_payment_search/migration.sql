-- The list of payments is searched by payer, number of the member, reference and note.
ALTER TABLE "payment" ADD COLUMN "searchText" TEXT NOT NULL GENERATED ALWAYS AS ("search_text"(
  "payerName",
  coalesce('M' || "memberId"::text || ' ', '') || "reference" || ' ' || "note"
)) STORED;

-- With pg_trgm searches use an index. They find the same without it.
DO $$
BEGIN
  CREATE INDEX "payment_searchText_idx" ON "payment" USING GIN ("searchText" gin_trgm_ops);
EXCEPTION WHEN undefined_object THEN
  RAISE NOTICE 'Without the extension pg_trgm, searches read every payment.';
END
$$;
