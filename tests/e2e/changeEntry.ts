import { type APIRequestContext, expect } from '@playwright/test';
import { admin } from './fixtures.ts';

/**
 * Changes fields of a directory entry of the bundled content.
 * @returns its id
 */
export async function changeEntry(request: APIRequestContext, name: string, changes: object) {
  async function ask<Data>(query: string, variables: object, token = ''): Promise<Data> {
    const response = await request.post('/graphql', {
      data: { query, variables },
      ...(token && { headers: { Authorization: `Bearer ${token}` } }),
    });
    const { data } = (await response.json()) as { data: Data };
    return data;
  }
  const { signIn } = await ask<{ signIn: { accessToken: string } }>(
    'mutation ($email: String!, $password: String!) { signIn(email: $email, password: $password) { accessToken } }',
    admin,
  );
  const { directories } = await ask<{ directories: { nodes: Entry[] } }>(
    'query ($name: String!) { directories(search: $name, first: 1) { nodes { id version name location mapLink description categoryId } } }',
    { name },
    signIn.accessToken,
  );
  const [entry] = directories.nodes;
  if (!entry) throw new Error(`There is no ${name}.`);
  const { id, version, description, ...fields } = entry;
  const input = { ...fields, description: description.join('\n'), ...changes };
  const saved = await ask<{ updateDirectory: { id: string } | null } | null>(
    'mutation ($id: ID!, $version: Int!, $input: DirectoryInput!) { updateDirectory(id: $id, version: $version, input: $input) { id } }',
    { id, version, input },
    signIn.accessToken,
  );
  expect(saved?.updateDirectory).toEqual({ id });
  return id;
}

interface Entry extends Record<string, unknown> {
  id: string;
  version: number;
  description: string[];
}
