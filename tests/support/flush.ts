import type { Api } from './api.ts';

/** Lets the server do what it has to do with what was sent. */
export async function flush({ query }: Pick<Api, 'query'>): Promise<void> {
  for (let count = 0; count < 20; count++) await query('{ posts { nodes { id } } }');
}
