/** A page of a list. */
interface ListPage<Row> {
  nodes: Row[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

/** Reads all pages of a list, one after the other. */
export async function readAllRows<Row>(
  readPage: (after: string | null) => Promise<ListPage<Row> | undefined>,
): Promise<Row[]> {
  const rows: Row[] = [];
  let after: string | null = null;
  do {
    const page = await readPage(after);
    rows.push(...(page?.nodes ?? []));
    after = page?.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  } while (after !== null);
  return rows;
}
