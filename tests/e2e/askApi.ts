import type { Page } from './fixtures.ts';

/** Asks the API by the session of the page for one thing, called `done`, as a colleague would elsewhere. */
export async function askApi<Done = Record<string, unknown>>(
  page: Page,
  query: string,
  variables: object,
): Promise<Done> {
  const session = await page.evaluate(() => localStorage.getItem('session'));
  const { accessToken } = JSON.parse(session ?? '{}') as { accessToken: string };
  const response = await page.request.post('/graphql', {
    data: { query, variables },
    headers: { authorization: `Bearer ${accessToken}` },
  });
  const { data } = (await response.json()) as { data: { done: Done } | null };
  if (!data?.done) throw new Error(`No answer to ${query}`);
  return data.done;
}
