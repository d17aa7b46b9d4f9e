import { buildSchema as graphqlSchema } from 'graphql';
import { beforeAll, expect, it } from 'vitest';
import { guardOperations, type OperationAccess, rootFields, Scope } from '../../api/access.ts';
import { CacheTags } from '../../api/cache/cachePolicy.ts';
import { buildSchema } from '../../api/graphql/schema.ts';
import type { Admin } from '../support/api.ts';
import { useApi } from '../support/useApi.ts';
import { makeToken, type MadeToken } from '../support/apiTokens.ts';
import { leastCall } from '../support/leastCall.ts';

const scopeNames = Object.keys(Scope) as (keyof typeof Scope)[];
type ScopeNames = typeof scopeNames;

let admin: Admin;
const tokens = new Map<string, MadeToken>();
const api = useApi();
beforeAll(async () => {
  admin = await api.signInAdmin();
});

async function tokenOf(scopes: ScopeNames) {
  const token = tokens.get(scopes.join()) ?? (await makeToken(api, admin, scopes));
  tokens.set(scopes.join(), token);
  return token;
}

/** Whether a token of these scopes may call an operation. */
async function mayCall(scopes: ScopeNames, query: string): Promise<boolean> {
  const { data, errors = [] } = await (await tokenOf(scopes)).query(query);
  const codes = errors.map(({ extensions }) => extensions['code']);
  if (errors.some(({ extensions }) => extensions['reason'] === 'scopeRequired')) {
    expect(codes, query).toEqual(['FORBIDDEN']);
    expect((data as Record<string, unknown> | null)?.['field'] ?? null, query).toBeNull();
    return false;
  }
  for (const code of [
    'UNAUTHENTICATED',
    'FORBIDDEN',
    'GRAPHQL_VALIDATION_FAILED',
    'INTERNAL_SERVER_ERROR',
  ]) {
    expect(codes, query).not.toContain(code);
  }
  return true;
}

it('a token of each scope may call these root fields and no other', async () => {
  const table: string[] = [];
  for (const { type, field } of rootFields(buildSchema())) {
    const query = leastCall(type, field);
    const rights = field.extensions['access'] as OperationAccess;
    const named = scopeNames.filter((name) =>
      // A scope to write includes the one to read.
      [name, name.replace('WRITE', 'READ') as typeof name].some((each) =>
        rights.includes(Scope[each]),
      ),
    );
    for (const name of named) expect(await mayCall([name], query), field.name).toBe(true);
    // One named scope is enough, so a token with all other scopes may call what one of them allows.
    const others = scopeNames.filter((name) => !named.includes(name));
    const isForAll = await mayCall(others, query);
    expect(isForAll, field.name).toBe(type === 'Query' && rights === 'anyone');
    const scopes = named.map((name) => Scope[name]).join(', ');
    table.push(`${type}.${field.name}: ${isForAll ? 'all' : scopes || 'none'}`);
  }
  await expect(`${table.toSorted().join('\n')}\n`).toMatchFileSnapshot('tokenScopes.txt');
});

it('a new root field refuses every token, unless it names a scope or is a public query', () => {
  const schema = graphqlSchema(
    'type Query { open: String secret: String } type Mutation { enter: String }',
  );
  const fields = Object.fromEntries(rootFields(schema).map(({ field }) => [field.name, field]));
  const access = { open: 'anyone', enter: 'anyone', secret: ['ADMIN', 'EDITOR', 'REGISTRAR'] };
  for (const [name, value] of Object.entries(access)) {
    Object.assign(fields[name] ?? {}, { extensions: { access: value }, resolve: () => 'resolved' });
  }
  guardOperations(schema);
  const viewer = { isProgram: true, roles: Object.values(Scope), mustSetUpSecondFactor: false };
  const call = (name: string): unknown =>
    fields[name]?.resolve?.(null, {}, { viewer, cacheTags: new CacheTags() }, {} as never);
  expect(call('open')).toBe('resolved');
  expect(() => call('secret')).toThrow('No scope of the API token allows this.');
  expect(() => call('enter')).toThrow('No scope of the API token allows this.');
});
