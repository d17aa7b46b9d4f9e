/** The settings with which the first start creates an account. */
export const firstAdmin = {
  ADMIN_EMAIL: 'admin@example.org',
  ADMIN_PASSWORD: 'injera wot kitfo shiro',
};

/** Signs in with that account, and returns the access token. */
export async function signInFirstAdmin(url: string): Promise<string> {
  const { ADMIN_EMAIL, ADMIN_PASSWORD } = firstAdmin;
  const query = `mutation { signIn(email: "${ADMIN_EMAIL}", password: "${ADMIN_PASSWORD}") { accessToken } }`;
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  const answer = (await response.json()) as { data: { signIn: { accessToken: string } } };
  return answer.data.signIn.accessToken;
}
