import { isBankAccountNumber } from '../../api/shared/site/settings.rules.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { createPages } from '../../client/entry.server.tsx';
import { routesIn } from '../../client/routes.tsx';
import { removeOldInquiries } from '../../api/removals.ts';
import { type Admin, type Api, startApi } from '../support/api.ts';
import { useApi } from '../support/useApi.ts';
import { sendInquiry } from '../support/forms.ts';
import { servePages } from '../support/pageServer.ts';

const day = 24 * 60 * 60 * 1000;
let time = new Date('2030-01-05T00:00:00Z').getTime();
const environment = { PHONE_NUMBER: '+64 9 111 1111', CONTACT_EMAIL: 'first@example.org' };
const api = useApi({ now: () => new Date(time) }, { ...environment, CACHE_MB: '10' });
afterEach(() => api.reset());

const fields =
  'phoneNumber contactEmail officeLocation facebookUrl telegramUrl whatsappUrl viberUrl ' +
  'bankAccountName bankName bankAccountNumber inquiryRetentionDays saveMembershipApplications';

async function read(admin: Admin) {
  const { data } = await admin.query(`{ settings { version ${fields} } }`);
  return data['settings'] as { version: number } & Record<string, unknown>;
}

/** Changes some of the settings, as they were read. */
async function save(admin: Admin, changes: Record<string, unknown>, seen?: { version: number }) {
  const { version, ...present } = await read(admin);
  return admin.query(
    `mutation ($version: Int!, $input: SettingsInput!) {
      updateSettings(version: $version, input: $input) { version ${fields} } }`,
    { version: seen?.version ?? version, input: { ...present, ...changes } },
  );
}

const shown = async (by: Pick<Api, 'query'> = api) =>
  (await by.query('{ siteSettings { phoneNumber contactEmail bankAccount { bank } } }')).data[
    'siteSettings'
  ];

describe('the settings', () => {
  it('are taken from the environment until they are saved', async () => {
    const admin = await api.signInAdmin();
    const first = { phoneNumber: '+64 9 111 1111', contactEmail: 'first@example.org' };
    expect(await shown()).toEqual({ ...first, bankAccount: null });
    expect(await read(admin)).toMatchObject({ ...first, version: 1 });

    const { data } = await save(admin, { phoneNumber: '', telegramUrl: '@association' });
    expect(data['updateSettings']).toMatchObject({
      version: 2,
      phoneNumber: '',
      telegramUrl: 'https://t.me/association',
    });
    expect(await shown()).toEqual({ ...first, phoneNumber: null, bankAccount: null });
  });

  it('are refused if they are invalid, with a code for each field', async () => {
    const admin = await api.signInAdmin();
    const { errors } = await save(admin, {
      phoneNumber: 'call us',
      contactEmail: 'office',
      viberUrl: 'the group',
      bankName: 'Example Bank',
      inquiryRetentionDays: 0,
    });
    expect(errors?.[0]?.extensions['fieldCodes']).toMatchObject({
      phoneNumber: { code: 'invalidTelephone' },
      contactEmail: { code: 'invalidEmail' },
      viberUrl: { code: 'invalidUrl' },
      inquiryRetentionDays: { code: 'outOfRange', values: { min: 1, max: 3650 } },
    });
    const { errors: unfinished } = await save(admin, { bankName: 'Example Bank' });
    expect(unfinished?.[0]?.extensions['fieldCodes']).toEqual({
      bankAccountName: { code: 'required', values: {} },
      bankAccountNumber: { code: 'required', values: {} },
    });
    expect(await read(admin)).toMatchObject({ version: 1 });
  });

  it('are not overwritten without notice, even if two users save them for the first time', async () => {
    const admin = await api.signInAdmin();
    const answers = await Promise.all(
      ['1 Queen Street', '2 Queen Street'].map((officeLocation) =>
        save(admin, { officeLocation }, { version: 1 }),
      ),
    );
    const codes = answers.map(({ errors }) => errors?.[0]?.extensions['code']);
    expect(codes.filter((code) => code === 'CONFLICT')).toHaveLength(1);
    expect(codes.filter((code) => code === undefined)).toHaveLength(1);
  });

  it('define the retention period of inquiries, and the address for mail', async () => {
    const admin = await api.signInAdmin();
    await save(admin, { inquiryRetentionDays: 10, contactEmail: 'office@example.org' });
    await sendInquiry(api);
    const [mailMessage] = await api.services.prisma.mailMessage.findMany();
    expect(mailMessage?.to).toBe('office@example.org');
    await admin.query('mutation { markInquiryRead(id: 1) { id } }');
    time += 9 * day;
    await removeOldInquiries(api.services);
    expect(await api.services.prisma.inquiry.count()).toBe(1);
    time += 2 * day;
    await removeOldInquiries(api.services);
    expect(await api.services.prisma.inquiry.count()).toBe(0);
  });
});

describe('a change of the settings', () => {
  it('appears on every page of three processes, in both languages', async () => {
    const others = await Promise.all(
      [1, 2].map(() => startApi({}, { ...environment, CACHE_MB: '10' }, { beside: api })),
    );
    const processes = [api, ...others];
    const servers = await Promise.all(
      processes.map((each) => servePages(each, createPages(routesIn))),
    );
    try {
      const admin = await api.signInAdmin();
      const paths = ['/', '/about', '/events', '/contact-us'].flatMap((path) => [
        path,
        path === '/' ? '/am' : `/am${path}`,
      ]);
      const pagesWith = async (text: string) => {
        const pages = servers.flatMap(({ url }) => paths.map((path) => fetch(url + path)));
        const texts = await Promise.all(pages.map(async (page) => (await page).text()));
        return texts.filter((page) => page.includes(text)).length;
      };
      const all = servers.length * paths.length;
      expect(await pagesWith('+64 9 111 1111')).toBe(all);
      await save(admin, { phoneNumber: '+64 9 222 2222' });
      await expect.poll(() => pagesWith('+64 9 222 2222')).toBe(all);
      expect(await pagesWith('+64 9 111 1111')).toBe(0);
    } finally {
      for (const server of servers) server.close();
      for (const other of others) await other.stop();
    }
  });
});

it('recognises New Zealand account numbers by form and check digit', () => {
  const numbers = ['01-902-0068389-00', '01-0902-0068389-00', '01 0902 0068389 000'];
  expect(numbers.map(isBankAccountNumber)).toEqual([false, true, true]);
  // The examples of Inland Revenue for other check digits, and an account above 990,000.
  for (const number of ['08-6523-1954512-001', '26-2600-0320871-032', '12-3140-1000019-00'])
    expect([number, isBankAccountNumber(number)]).toEqual([number, true]);
  const wrong = [
    '01-0902-0068398-00',
    '01-0902-006838-00',
    '01-0902-0068389-5',
    '01-0902-0068389-0O',
  ];
  expect(wrong.filter(isBankAccountNumber)).toEqual([]);
});
