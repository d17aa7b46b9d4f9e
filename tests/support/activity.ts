import { expect } from 'vitest';
import type { Admin } from './api.ts';

export interface ActivityRow {
  id: string;
  at: string;
  email: string | null;
  action: string;
  kind: string;
  recordId: string;
  title: string | null;
  isThere: boolean;
  fields: string[];
  roles: string[];
  device: string | null;
  exported: string | null;
  imported: string | null;
  rows: number | null;
  restoredVersion: number | null;
  reason: string | null;
  fee: { fromYear: number; amountCents: number } | null;
}

interface ActivityPage {
  nodes: ActivityRow[];
  totalCount: number;
  pageInfo: { hasNextPage: boolean; endCursor: string };
}

/** The query for a page of activity. */
export const askForActivity = (
  by: Pick<Admin, 'query'>,
  filter: object = {},
  page: { first?: number; after?: string | null; language?: 'EN' | 'AM' | null } = {},
) =>
  by.query(
    `query ($filter: ActivityFilter!, $first: Int, $after: String, $language: Language) {
      activity(filter: $filter, first: $first, after: $after, language: $language) {
        totalCount pageInfo { hasNextPage endCursor }
        nodes {
          id at email action kind recordId title isThere fields roles device exported imported rows
          restoredVersion reason fee { fromYear amountCents }
        }
      } }`,
    { filter, first: 100, language: null, ...page },
  );

/** Reads a page of activity. */
export async function readActivity(...args: Parameters<typeof askForActivity>) {
  const { data, errors } = await askForActivity(...args);
  expect(errors).toBeUndefined();
  return data['activity'] as ActivityPage;
}

/** What was done to what, the latest first. */
export async function didOf(...args: Parameters<typeof askForActivity>) {
  const { nodes } = await readActivity(...args);
  return nodes.map(({ action, kind, title }) => [action, kind, title]);
}
