import type { Api, GraphQLResponse } from './api.ts';

export const codes = ({ errors }: GraphQLResponse) =>
  errors?.map(({ extensions }) => extensions['code']);

export const signIn = (api: Api, email: string, password: string) =>
  api.query(
    `mutation ($email: String!, $password: String!) {
      signIn(email: $email, password: $password) { user { id email } accessToken expiresIn refreshToken }
    }`,
    { email, password },
  );

/** Reads the account of an access token. */
export const viewer = (api: Api, accessToken: string) =>
  api.query('{ viewer { email } }', {}, { authorization: `Bearer ${accessToken}` });
