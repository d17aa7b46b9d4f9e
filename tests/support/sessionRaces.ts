import { type Admin, type GraphQLResponse, type Api, testPassword } from './api.ts';

/** Operations that end sessions while tabs refresh them and a sign-in is under way. */
export const endings = ['GLOBAL', 'LOCAL', 'OTHERS', 'changePassword'] as const;
type Ending = (typeof endings)[number];

/** The number of tabs that refresh one session at the same time. */
const tabs = 3;
/** Sign-ins with the password that is in force when the round begins. */
const signIns = 2;

const newPassword = 'teff barley enset sorghum';

/**
 * One round: tabs refresh a session and somebody signs in with the current password while one
 * request ends sessions.
 * @param api the process that ends them
 * @param others take part in the rest, on the same database
 * @returns what went wrong, in words; empty when nothing did
 */
export async function raceSessions(
  api: Api,
  admin: Admin,
  ending: Ending,
  others: readonly Api[] = [],
): Promise<string[]> {
  const faults: string[] = [];
  const all = [api, ...others];
  const oneOf = (index: number) => all[index % all.length] ?? api;
  const refreshed = Array.from({ length: tabs }, (_, i) => refresh(oneOf(i), admin.refreshToken));
  const signedIn = Array.from({ length: signIns }, (_, i) => signIn(oneOf(i + 1)));
  const [answer, ...answers] = await Promise.all([end(admin, ending), ...refreshed, ...signedIn]);
  if (answer.errors) faults.push(`${ending} failed: ${JSON.stringify(answer.errors)}`);
  for (const { errors } of answers) {
    const unexpected = errors?.filter(({ extensions }) => !expectedCodes.has(extensions['code']));
    if (unexpected?.length) faults.push(`beside ${ending}: ${JSON.stringify(unexpected)}`);
  }
  const isOwnEnded = ending !== 'OTHERS';
  const isAlive = await isViewer(api, admin.accessToken);
  if (isAlive === isOwnEnded) faults.push(`${ending} left the own session ${aliveOrNot(isAlive)}`);
  if (ending === 'changePassword') {
    const { count } = await sessionsOf(api, admin.id);
    // The session that the change itself created.
    if (count !== 1) faults.push(`${String(count)} sessions after the password was changed`);
  }
  return faults;
}

/** A refresh or a sign-in may fail only because it came too late. */
const expectedCodes = new Set<unknown>(['UNAUTHENTICATED', 'INVALID_CREDENTIALS']);
const aliveOrNot = (isAlive: boolean) => (isAlive ? 'alive' : 'ended');

const end = (admin: Admin, ending: Ending): Promise<GraphQLResponse> =>
  ending === 'changePassword'
    ? admin.query(
        `mutation ($old: String!, $new: String!) {
          changePassword(currentPassword: $old, newPassword: $new) { accessToken }
        }`,
        { old: testPassword, new: newPassword },
      )
    : admin.query(`mutation { signOut(scope: ${ending}) }`);

const refresh = (api: Api, token: string) =>
  api.query('mutation ($token: String) { refreshSession(refreshToken: $token) { accessToken } }', {
    token,
  });

const signIn = (api: Api) =>
  api.query(
    'mutation ($password: String!) { signIn(email: "admin@example.org", password: $password) { accessToken } }',
    { password: testPassword },
  );

/** Whether a process accepts an access token. */
export async function isViewer(api: Api, accessToken: string): Promise<boolean> {
  const authorization = `Bearer ${accessToken}`;
  const { data } = await api.query('{ viewer { email } }', {}, { authorization });
  return data['viewer'] !== null;
}

const sessionsOf = async ({ services }: Api, userId: string) => ({
  count: await services.prisma.session.count({ where: { userId } }),
});
