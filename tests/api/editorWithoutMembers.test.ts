import {
  getNamedType,
  type GraphQLField,
  type GraphQLOutputType,
  isInterfaceType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { type OperationAccess, Role, rootFields } from '../../api/access.ts';
import { buildSchema } from '../../api/graphql/schema.ts';
import type { Admin } from '../support/api.ts';
import { useApi } from '../support/useApi.ts';
import { leastCall } from '../support/leastCall.ts';
import { applicationRow, memberRow } from '../support/people.ts';

const operations = rootFields(buildSchema());
const allowed = operations.filter(({ field }) => {
  const access = field.extensions['access'] as OperationAccess;
  return access === 'anyone' || access.includes(Role.EDITOR);
});
const queries = allowed.filter(({ type }) => type === 'Query');

/** A text that only the roles for members may read. No other row has it. */
const secret = 'Zqxwv';

let editor: Admin;
let memberId: number;

const api = useApi();
beforeAll(async () => {
  const { prisma } = api.services;
  const details = { email: `${secret}@example.org`, address: `1 ${secret} Street` };
  const member = { ...memberRow(secret, '021 987 6543'), ...details };
  memberId = (await prisma.member.create({ data: member })).id;
  const application = { ...applicationRow(secret, '021 987 6543'), ...details };
  await prisma.membershipApplication.create({ data: application });
  await prisma.mailMessage.create({
    data: {
      kind: 'APPLICATION',
      html: secret,
      nextAttemptAt: new Date(),
      to: 'inbox@example.org',
      subject: secret,
      text: secret,
      replyTo: `${secret}@example.org`,
    },
  });
  await prisma.member.delete({
    where: { id: (await prisma.member.create({ data: memberRow(`${secret} gone`) })).id },
  });
  editor = await api.signInAdmin('editor@example.org', [Role.EDITOR]);
});

/** Every field of a type that needs no argument, down to a depth. */
function selectionOf(type: GraphQLOutputType, depth: number): string {
  const named = getNamedType(type);
  if (!isObjectType(named) && !isInterfaceType(named)) return '';
  const fields = Object.values(named.getFields())
    .filter(({ args }) => !args.some(isRequiredArgument))
    .map((field) => fieldOf(field, depth));
  return `{ __typename ${fields.join(' ')} }`;
}

function fieldOf({ name, type }: GraphQLField<unknown, unknown>, depth: number): string {
  const named = getNamedType(type);
  const isComposite = isObjectType(named) || isInterfaceType(named);
  if (isComposite && depth === 0) return '';
  return `${name} ${selectionOf(type, depth - 1)}`;
}

/** Whether a response contains anything about the member. */
const leaks = (answer: unknown) => JSON.stringify(answer).includes(secret);

describe('an editor', () => {
  it.each(queries.map(({ field }) => [field.name, field] as const))(
    'reads no data of members through the fields of %s',
    async (_name, field) => {
      const call = leastCall('Query', field).replace('{ __typename }', selectionOf(field.type, 3));
      const { data, errors } = await editor.query(call.replaceAll('"sample"', `"${secret}"`));
      expect(errors?.map(({ message }) => message) ?? []).not.toContainEqual(
        expect.stringMatching(/^(Cannot query|Field|Unknown|Syntax)/),
      );
      // The searches are for the secret. A search returns its words with its results only, so it found none.
      expect(leaks(data)).toBe(false);
    },
  );

  it('finds no member by any search, even by the words of a member', async () => {
    const { data } = await editor.query(`{
      adminSearch(query: "${secret}") {
        content { cursor } members { id } applications { id } inquiries { id } }
      search(query: "021 987 6543") { totalCount }
      events(search: "${secret}") { nodes { id } }
    }`);
    expect(data).toEqual({
      adminSearch: { content: [], members: null, applications: null, inquiries: [] },
      search: { totalCount: 0 },
      events: { nodes: [] },
    });
  });

  it('does not get the number of members', async () => {
    const { data } = await editor.query(
      `{ pendingCounts { unansweredInquiries unreadApplications unsentMail failedMail }
        recordCounts { type count } }`,
    );
    expect(data['pendingCounts']).toEqual({
      unansweredInquiries: 0,
      unreadApplications: null,
      unsentMail: null,
      failedMail: null,
    });
    const counted = data['recordCounts'] as { type: string; count: number }[];
    expect(counted.map(({ type }) => type)).not.toContain('Member');
    expect(counted).toContainEqual({ type: 'Event', count: 0 });
    const registrar = await api.signInAdmin('registrar@example.org', [Role.REGISTRAR]);
    const answer = await registrar.query('{ recordCounts { type count } }');
    expect(answer.data['recordCounts']).toEqual([{ type: 'Member', count: 1 }]);
  });

  it('gets the same refusal for existing and missing members', async () => {
    const input = `name: "${secret}", dob: "1990-05-31", email: "${secret}@example.org", address: "x", contactNumber: "021 987 6543", date: "2026-11-21"`;
    const calls = (id: number) => [
      `{ member(id: ${String(id)}) { id } }`,
      `{ members(search: "${secret}") { nodes { id } } }`,
      `{ similarMembers(input: { ${input} }) { member { id } } }`,
      `{ membershipApplications { nodes { id } } }`,
      `{ mailMessages { nodes { id } } }`,
      `mutation { createMember(input: { ${input} }) { id } }`,
      `mutation { updateMember(id: ${String(id)}, version: 1, input: { ${input} }) { id } }`,
      `mutation { deleteMember(id: ${String(id)}, version: 1) }`,
      `mutation { deleteMembershipApplication(id: ${String(id)}) }`,
      `mutation { markMembershipApplicationRead(id: ${String(id)}) { id } }`,
    ];
    const answersFor = async (id: number) =>
      Promise.all(
        calls(id).map(async (call) => {
          const { errors } = await editor.query(call);
          return errors?.map(({ message, extensions }) => [message, extensions['code']]);
        }),
      );
    const known = await answersFor(memberId);
    expect(known).toEqual(await answersFor(memberId + 1000));
    for (const errors of known) expect(errors?.map(([, code]) => code)).toEqual(['FORBIDDEN']);
    expect(leaks(known)).toBe(false);
  });

  it('downloads no backup', async () => {
    const { errors } = await editor.query(
      'mutation { createBackupTicket(password: "x", passphrase: "") }',
    );
    expect(errors?.[0]?.extensions['code']).toBe('FORBIDDEN');
    const response = await fetch(`${api.url}/backup`, {
      method: 'POST',
      redirect: 'manual',
      headers: { authorization: `Bearer ${editor.accessToken}` },
      body: new URLSearchParams({ ticket: 'x' }),
    });
    expect(response.status).not.toBe(200);
    expect(response.headers.get('content-disposition')).toBeNull();
    expect(leaks(await response.text())).toBe(false);
  });
});
