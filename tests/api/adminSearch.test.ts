import { print } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { Role } from '../../api/access.ts';
import { AdminSearchDocument } from '../../client/admin/search/AdminSearch.generated.ts';
import type { Admin } from '../support/api.ts';
import { useApi } from '../support/useApi.ts';
import { applicationRow, inquiryRow, memberRow } from '../support/people.ts';

const accounts = {} as Record<Role, Admin>;

const api = useApi();
beforeAll(async () => {
  const { prisma } = api.services;
  await prisma.member.create({ data: memberRow('ዮሐንስ ኃይለ', '027 456 7890') });
  await prisma.membershipApplication.create({ data: applicationRow('Yohannes Bekele') });
  await prisma.inquiry.create({ data: inquiryRow('ዮሐንስ ገብሬ', 'Where is the office?') });
  await prisma.inquiry.create({ data: inquiryRow('Zewdu Mamo', 'May I hire the hall?') });
  await prisma.post.create({ data: { postTitle: 'Yohannes wins the race' } });
  for (const role of Object.values(Role)) {
    accounts[role] = await api.signInAdmin(`${role}@example.org`, [role]);
  }
});

/** What an account finds, by sort; null where it may not look. */
async function find(role: Role, query: string) {
  const { data, errors } = await accounts[role].query(
    `query ($query: String!) { adminSearch(query: $query) {
      content { title { text } } members { name } applications { name } inquiries { name }
    } }`,
    { query },
  );
  expect(errors).toBeUndefined();
  const { content, ...people } = data['adminSearch'] as {
    content: { title: { text: string }[] }[] | null;
  } & Record<'members' | 'applications' | 'inquiries', { name: string }[] | null>;
  return {
    content: content?.map(({ title }) => title.map(({ text }) => text).join('')) ?? null,
    members: people.members?.map(({ name }) => name) ?? null,
    applications: people.applications?.map(({ name }) => name) ?? null,
    inquiries: people.inquiries?.map(({ name }) => name) ?? null,
  };
}

describe('the search of the admin area', () => {
  it('finds records, members, applications and inquiries, in either script', async () => {
    for (const query of ['ዮሀንስ', 'yohanes']) {
      expect(await find(Role.ADMIN, query), query).toEqual({
        content: ['Yohannes wins the race'],
        members: ['ዮሐንስ ኃይለ'],
        applications: ['Yohannes Bekele'],
        inquiries: ['ዮሐንስ ገብሬ'],
      });
    }
  });

  it.each([
    ['the text of an inquiry', 'office', { inquiries: ['ዮሐንስ ገብሬ'] }],
    ['a telephone number', '+64 27 456 7890', { members: ['ዮሐንስ ኃይለ'] }],
    ['the number of a member', 'M1', { members: ['ዮሐንስ ኃይለ'] }],
    ['the number on an application', '021 555 0100', { applications: ['Yohannes Bekele'] }],
    ['a name behind a preposition', 'ስለገብሬ', { inquiries: ['ዮሐንስ ገብሬ'] }],
    ['a typing error', 'ofice', { inquiries: ['ዮሐንስ ገብሬ'] }],
    ['nothing of what is no word', '!?', {}],
  ])('finds by %s', async (_what, query, expected) => {
    const nothing = { content: [], members: [], applications: [], inquiries: [] };
    expect(await find(Role.ADMIN, query)).toEqual({ ...nothing, ...expected });
  });

  it('searches only the data that the role can see', async () => {
    expect(await find(Role.EDITOR, 'yohannes')).toEqual({
      content: ['Yohannes wins the race'],
      members: null,
      applications: null,
      inquiries: ['ዮሐንስ ገብሬ'],
    });
    expect(await find(Role.REGISTRAR, 'yohannes')).toEqual({
      content: null,
      members: ['ዮሐንስ ኃይለ'],
      applications: ['Yohannes Bekele'],
      inquiries: null,
    });
  });

  it('accepts the query that the page sends', async () => {
    const { data, errors } = await accounts.ADMIN.query(print(AdminSearchDocument), {
      query: 'yohannes',
      first: 20,
      language: 'AM',
    });
    expect(errors).toBeUndefined();
    expect(data['adminSearch']).toMatchObject({ members: [{ name: 'ዮሐንስ ኃይለ' }] });
  });

  it.each([
    ['a text that is too long', { query: 'x'.repeat(201) }],
    ['no results at all', { query: 'x', first: 0 }],
  ])('refuses %s', async (_what, variables) => {
    const { errors } = await accounts.ADMIN.query(
      `query ($query: String!, $first: Int) { adminSearch(query: $query, first: $first) {
        members { id } } }`,
      variables,
    );
    expect(errors?.map(({ extensions }) => extensions['code'])).toEqual(['BAD_USER_INPUT']);
  });
});
