import type { Admin, Api } from './api.ts';

export interface AccountRow {
  id: string;
  version: number;
  email: string;
  roles: string[];
  lastSignInAt: string | null;
  disabledAt: string | null;
}

const accountFields = 'id version email roles lastSignInAt disabledAt';

async function listAccounts(admin: Admin): Promise<AccountRow[]> {
  const { data } = await admin.query(`{ accounts { ${accountFields} } }`);
  return data['accounts'] as AccountRow[];
}

export async function accountOf(admin: Admin, email: string): Promise<AccountRow> {
  const account = (await listAccounts(admin)).find((each) => each.email === email);
  if (!account) throw new Error(`There is no account ${email}.`);
  return account;
}

type Seen = Pick<AccountRow, 'id' | 'version'>;

/** Calls an operation that changes an account. */
export const changeAccount = (
  admin: Admin,
  operation: 'disableAccount' | 'enableAccount' | 'removeAccount',
  { id, version }: Seen,
) =>
  admin.query(
    `mutation ($id: ID!, $version: Int!) { ${operation}(id: $id, version: $version) ${
      operation === 'removeAccount' ? '' : `{ ${accountFields} }`
    } }`,
    { id, version },
  );

export const changeRoles = (admin: Admin, { id, version }: Seen, roles: string[]) =>
  admin.query(
    `mutation ($id: ID!, $version: Int!, $roles: [Role!]!) {
      changeRoles(id: $id, version: $version, roles: $roles) { ${accountFields} } }`,
    { id, version, roles },
  );

/** The number of accounts that may manage accounts. */
export const countAdmins = ({ services }: Api) =>
  services.prisma.user.count({ where: { roles: { has: 'ADMIN' }, disabledAt: null } });
