import type { Api } from './api.ts';

/** Waits until the server has processed what was sent. */
export async function flush({ query }: Pick<Api, 'query'>): Promise<void> {
  for (let count = 0; count < 20; count++) await query('{ posts { nodes { id } } }');
}
