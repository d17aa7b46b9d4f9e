-- Payments are also found by amount, such as 50.00. The index of the column is dropped with it.
ALTER TABLE "payment" DROP COLUMN "searchText",
ADD COLUMN "searchText" TEXT NOT NULL GENERATED ALWAYS AS ("search_text"(
  "payerName",
  coalesce('M' || "memberId"::text || ' ', '') || "reference" || ' ' || "note" || ' ' ||
    "amountCents" / 100 || '.' || lpad(("amountCents" % 100)::text, 2, '0')
)) STORED;

-- With pg_trgm searches use an index. They find the same without it.
DO $$
BEGIN
  CREATE INDEX "payment_searchText_idx" ON "payment" USING GIN ("searchText" gin_trgm_ops);
EXCEPTION WHEN undefined_object THEN
  RAISE NOTICE 'Without the extension pg_trgm, searches read every payment.';
END
$$;
