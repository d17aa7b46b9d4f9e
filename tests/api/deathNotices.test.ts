import { beforeEach, describe, expect, it } from 'vitest';
import type { Admin } from '../support/api.ts';
import { useApi } from '../support/useApi.ts';
import { usePages } from '../support/pageServer.ts';
import { readCalendar } from '../support/readCalendar.ts';
import { createRecordOf, deleteRecordOf } from '../support/records.ts';
import { translatedTexts } from '../support/translatedTexts.ts';

const start = new Date('2031-01-05T00:00:00Z');
/** In Auckland, 9 January, the last day of mourning, ends at this time. */
const end = new Date('2031-01-09T11:00:00Z');
let present = start;
let admin: Admin;
const api = useApi(
  { now: () => present },
  { CACHE_MB: '10', SITE_URL: 'https://community.example' },
);
const site = usePages(api);
beforeEach(async () => {
  present = start;
  await api.reset();
  api.services.cache.invalidate();
  admin = await api.signInAdmin();
});

/** The notices on top of all pages, as the API lists them. */
async function summaries(language = 'EN'): Promise<string[]> {
  const { data } = await api.query(`{ currentDeathNotices(language: ${language}) { summary } }`);
  return (data['currentDeathNotices'] as { summary: string }[]).map(({ summary }) => summary);
}

const page = async (path: string) => (await fetch(site.url + path)).text();

const add = (changes: object = {}, others?: Parameters<typeof createRecordOf>[3]) =>
  createRecordOf(admin, 'DeathNotice', { ...changes }, others);

const inAmharic = {
  translations: {
    type: '[TranslationInput!]',
    value: [{ language: 'AM', texts: translatedTexts({ name: 'አቶ አበበ ከበደ', text: 'ኖረ።' }) }],
  },
};
const publication = (value: object) => ({
  publication: { type: 'PublicationInput', value },
});
const onlyMourning = { funeralDay: '', funeralTime: '', funeralPlace: '' };
const withoutDays = { funeralDay: '', mourningDay: '', mourningLastDay: '' };

describe('the notices on top of all pages', () => {
  it('say in the language of the page who died, and when people meet next', async () => {
    await add({}, inAmharic);
    expect(await summaries()).toEqual([
      'Death notice · Ato Abebe Kebede · Funeral: Tuesday 7 Jan 2031, 10:00 AM',
    ]);
    expect(await summaries('AM')).toEqual([
      'ዜና እረፍት · አቶ አበበ ከበደ · የቀብር ሥነ ሥርዓት፦ ማክሰኞ ታኅሣሥ 29 ቀን 2023 ዓ.ም.፣ ከጠዋቱ 4 ሰዓት',
    ]);
    present = new Date('2031-01-08T00:00:00Z');
    expect(await summaries()).toEqual([
      'Death notice · Ato Abebe Kebede · Mourning: Wednesday 8 Jan 2031 – Thursday 9 Jan 2031, 6 to 9 PM',
    ]);
  });

  it('leave every page, cached ones too, when their last day in Auckland is over', async () => {
    const id = await add();
    const link = `href="/death-notices/${String(id)}-ato-abebe-kebede"`;
    present = new Date(end.getTime() - 60_000);
    expect(await page('/privacy')).toContain(link);
    expect(await page('/privacy')).toContain(link);
    present = end;
    expect(await page('/privacy')).not.toContain(link);
    expect(await page(`/death-notices/${String(id)}-ato-abebe-kebede`)).toContain('Church');
  });

  it('stay for a week if no day is known', async () => {
    await add(withoutDays);
    present = new Date('2031-01-12T10:00:00Z');
    expect(await summaries()).toEqual(['Death notice · Ato Abebe Kebede']);
    present = new Date('2031-01-12T11:00:00Z');
    expect(await summaries()).toEqual([]);
  });

  it('are the three with the nearest day, without drafts, and come and go with their publication', async () => {
    for (const name of ['First', 'Second', 'Third']) {
      present = new Date(present.getTime() + 1000);
      await add({ name });
    }
    await add({ name: 'Draft' }, publication({ isDraft: true }));
    const publishAt = '2031-01-05T06:00:00Z';
    await add({ name: 'Later', ...onlyMourning });
    const fourth = await add(
      { name: 'Fourth', funeralDay: '2031-01-06' },
      publication({ publishAt }),
    );
    const names = async () => (await summaries()).map((summary) => summary.split(' · ')[1]);
    expect(await names()).toEqual(['Third', 'Second', 'First']);
    present = new Date(publishAt);
    expect(await names()).toEqual(['Fourth', 'Third', 'Second']);
    // The first session has expired.
    await deleteRecordOf(await api.signInAdmin('other@example.org'), 'DeathNotice', fourth);
    expect(await names()).toEqual(['Third', 'Second', 'First']);
  });

  it('have the words that volunteers have edited', async () => {
    await add();
    await admin.ask(`mutation {
      updateInterfaceText(id: "EN.deathNotice.announcement", texts: ["Rest in peace"], version: 0) { id }
    }`);
    expect((await summaries())[0]).toMatch(/^Rest in peace · /);
  });
});

describe('the consent of the family', () => {
  it('can be missing in a draft, which is then not published', async () => {
    const id = await add({ familyConsents: false }, publication({ isDraft: true }));
    const { errors } = await admin.query(
      `mutation { publishRecords(kind: DEATH_NOTICE, records: [{ id: ${String(id)}, version: 1 }]) { changed } }`,
    );
    expect(errors?.[0]?.extensions['fieldCodes']).toEqual({
      familyConsents: { code: 'required', values: {} },
    });
  });
});

describe('the calendar file of a death notice', () => {
  it('has the funeral and the mourning in the language of the page', async () => {
    const id = await add({}, inAmharic);
    const read = async (path: string) => readCalendar(await (await fetch(api.url + path)).text());
    const { entries } = await read(`/death-notices/${String(id)}.ics`);
    expect(entries).toMatchObject([
      {
        uid: `death-notice-${String(id)}-funeral@community.example`,
        summary: 'Funeral: Ato Abebe Kebede',
        location: 'Church',
        start: { auckland: '2031-01-07 10:00' },
      },
      { summary: 'Mourning: Ato Abebe Kebede', isAllDay: true, start: { auckland: '2031-01-08' } },
    ]);
    expect(entries[1]?.description).toBe(
      '6 to 9 PM\nContact: Sara Abebe, +64 9 555 0100\n' +
        `https://community.example/death-notices/${String(id)}-ato-abebe-kebede`,
    );
    const amharic = await read(`/am/death-notices/${String(id)}.ics`);
    expect(amharic.entries[0]?.summary).toBe('የቀብር ሥነ ሥርዓት፦ አቶ አበበ ከበደ');
  });

  it('does not exist for a draft', async () => {
    const id = await add({}, publication({ isDraft: true }));
    expect((await fetch(`${api.url}/death-notices/${String(id)}.ics`)).status).toBe(404);
  });
});
