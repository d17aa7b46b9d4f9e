import type { Admin, Api, Query } from './api.ts';
import { confirm } from './secondFactors.ts';

export interface MadeToken {
  id: string;
  secret: string;
  /** Sends an operation with the token. */
  query: Query;
}

/** Sends an operation with the secret of a token. */
export const queryWith =
  (api: Api, secret: string): Query =>
  (query, variables, headers) =>
    api.query(query, variables, { authorization: `Bearer ${secret}`, ...headers });

/** The response to a request with an invalid, expired or revoked token. */
export const tokenRefusal = {
  status: 401,
  errors: [
    {
      message: 'The API token is invalid, has expired or was revoked.',
      extensions: { code: 'UNAUTHENTICATED', reason: 'tokenRefused', values: {} },
    },
  ],
};

export const createToken = `mutation ($input: ApiTokenInput!) {
  createApiToken(input: $input) {
    secret
    apiToken { id name scopes createdBy createdAt expiresAt isExpired lastUsedAt lastUsedFrom }
  }
}`;

/** Creates a token by the API. */
export async function makeToken(
  api: Api,
  admin: Admin,
  scopes: string[],
  { name = 'Website of the embassy', days = 30 } = {},
): Promise<MadeToken> {
  await confirm(admin);
  const { data, errors } = await admin.query(createToken, { input: { name, scopes, days } });
  if (errors) throw new Error(JSON.stringify(errors));
  const { secret, apiToken } = data['createApiToken'] as {
    secret: string;
    apiToken: { id: string };
  };
  return { id: apiToken.id, secret, query: queryWith(api, secret) };
}

export const revokeToken = (admin: Admin, id: string) =>
  admin.query('mutation ($id: ID!) { revokeApiToken(id: $id) }', { id });
