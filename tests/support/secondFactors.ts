import { TOTP, URI } from 'otpauth';
import { type Admin, type Api, type GraphQLResponse, testPassword } from './api.ts';
import { signIn } from './sessions.ts';

/** Confirms the identity of an admin, which changes of second factors require. */
export const confirm = (admin: Admin) =>
  admin.query(
    'mutation ($password: String) { confirmIdentity(proof: { password: $password }) { confirmedUntil } }',
    { password: testPassword },
  );

/** The code of an app at an instant. */
export function codeAt(uri: string, instant: Date): string {
  const app = URI.parse(uri);
  if (!(app instanceof TOTP)) throw new Error(`No authenticator app makes codes of ${uri}.`);
  return app.generate({ timestamp: instant.getTime() });
}

/** Sets up an authenticator app for an admin who has confirmed their identity. */
export async function setUpTotp(admin: Admin, now: () => Date) {
  const begun = await admin.query('mutation { createTotpSetup { uri setup } }');
  const { uri, setup } = begun.data['createTotpSetup'] as { uri: string; setup: string };
  const added = await admin.query(
    `mutation ($setup: String!, $code: String!) {
      addTotp(setup: $setup, code: $code) { recoveryCodes secondFactors { totpSince } } }`,
    { setup, code: codeAt(uri, now()) },
  );
  const { recoveryCodes } = added.data['addTotp'] as { recoveryCodes: string[] | null };
  return { uri, recoveryCodes: recoveryCodes ?? [] };
}

/** Signs in with the password, and returns the challenge for the second factor. */
export async function challengeFor(api: Api, email: string, password = testPassword) {
  const { errors } = await signIn(api, email, password);
  const values = errors?.[0]?.extensions['values'] as { challenge: string };
  return values.challenge;
}

export const completeSignIn = (
  api: Api,
  challenge: string,
  proof: object,
  headers: Record<string, string> = {},
): Promise<GraphQLResponse> =>
  api.query(
    `mutation ($challenge: String!, $proof: SecondFactorProof!) {
      completeSignIn(challenge: $challenge, proof: $proof) { user { id } accessToken } }`,
    { challenge, proof },
    headers,
  );
