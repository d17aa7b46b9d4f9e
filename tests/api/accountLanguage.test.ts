import { afterEach, expect, it } from 'vitest';
import { testPassword } from '../support/api.ts';
import { useApi } from '../support/useApi.ts';

const api = useApi();
afterEach(() => api.reset());

const change =
  'mutation ($language: Language!) { changeLanguage(language: $language) { language } }';
const signIn = `mutation ($email: String!, $password: String!) {
  signIn(email: $email, password: $password) { user { language } }
}`;

it('saves the language of the admin area with the account, and with no other', async () => {
  const admin = await api.signInAdmin('one@example.org');
  const other = await api.signInAdmin('other@example.org');
  const viewer = '{ viewer { language } }';
  expect((await admin.query(viewer)).data).toEqual({ viewer: { language: 'EN' } });
  const { data } = await admin.query(change, { language: 'AM' });
  expect(data).toEqual({ changeLanguage: { language: 'AM' } });
  expect((await admin.query(viewer)).data).toEqual({ viewer: { language: 'AM' } });
  expect((await other.query(viewer)).data).toEqual({ viewer: { language: 'EN' } });
  // Another device has it as soon as it signs in.
  const variables = { email: 'one@example.org', password: testPassword };
  const elsewhere = await api.query(signIn, variables);
  expect(elsewhere.data).toEqual({ signIn: { user: { language: 'AM' } } });
});

it('does not let visitors change the language of an account', async () => {
  const { errors } = await api.query(change, { language: 'AM' });
  expect(errors?.[0]?.extensions['code']).toBe('UNAUTHENTICATED');
});
