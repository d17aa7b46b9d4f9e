import { afterEach, describe, expect, it } from 'vitest';
import { createPages } from '../../client/entry.server.tsx';
import { routesIn } from '../../client/routes.tsx';
import { type Admin, startApi } from '../support/api.ts';
import { useApi } from '../support/useApi.ts';
import { servePages } from '../support/pageServer.ts';

const api = useApi({}, { CACHE_MB: '10' });
afterEach(() => api.reset());

const fields =
  'id key language form original texts isChanged formerOriginal isChecked minItems maxItems changedBy version';

interface Text extends Record<string, unknown> {
  id: string;
  original: string[];
  texts: string[];
  version: number;
}

async function all(admin: Admin) {
  const { data } = await admin.query(`{ interfaceTexts { ${fields} } }`);
  return new Map((data['interfaceTexts'] as Text[]).map((text) => [text.id, text]));
}

const update = (admin: Admin, id: string, version: number, texts: string[]) =>
  admin.query(
    `mutation ($id: ID!, $version: Int!, $texts: [String!]!) {
      saved: updateInterfaceText(id: $id, version: $version, texts: $texts) { ${fields} } }`,
    { id, version, texts },
  );

const welcome = 'EN.home.welcomeHeading';
const results = 'EN.search.count';
const paragraphs = 'AM.about.mission.paragraphs';

describe('a sentence of the interface', () => {
  it('is listed in both languages, with its original', async () => {
    const texts = await all(await api.signInAdmin());
    expect(texts.size).toBeGreaterThan(600);
    expect(texts.get(welcome)).toMatchObject({
      key: 'home.welcomeHeading',
      language: 'EN',
      form: 'TEXT',
      original: ['Welcome to the Ethiopian Community Association in Auckland'],
      isChanged: false,
      formerOriginal: null,
      isChecked: false,
      version: 0,
    });
    expect(texts.get('AM.home.welcomeHeading')?.texts.join()).toMatch(/\p{Script=Ethiopic}/u);
    expect(texts.get(results)).toMatchObject({ form: 'PLURAL' });
    expect(texts.get(paragraphs)).toMatchObject({ form: 'LIST', minItems: 1, maxItems: 12 });
  });

  it('cannot be empty', async () => {
    const { errors } = await update(await api.signInAdmin(), welcome, 0, ['']);
    expect(errors?.[0]?.extensions['fields']).toEqual({ 0: 'The value is required' });
  });

  it('can be changed and reset, and shows who changed it', async () => {
    const admin = await api.signInAdmin('editor@example.org', ['EDITOR']);
    const changed = await update(admin, welcome, 0, ['Selam! You are <3 welcome']);
    expect(changed.data['saved']).toMatchObject({
      texts: ['Selam! You are <3 welcome'],
      isChanged: true,
      changedBy: 'editor@example.org',
      version: 1,
    });
    expect((await overrides('EN'))[0]).toMatchObject({ key: 'home.welcomeHeading' });
    expect(await overrides('AM')).toEqual([]);
    const original = (await all(admin)).get(welcome)?.original ?? [];
    const { data } = await update(admin, welcome, 1, original);
    expect(data['saved']).toMatchObject({ isChanged: false, version: 2 });
    expect(await overrides('EN')).toEqual([]);
    // Half a character.
    const half = await update(admin, welcome, 2, ['Selam \ud800']);
    expect(half.data['saved']).toMatchObject({ texts: ['Selam \ufffd'], version: 3 });
  });

  it('shows that a later version of the site has changed the original', async () => {
    const admin = await api.signInAdmin();
    await update(admin, welcome, 0, ['Come in']);
    await api.services.prisma.interfaceText.updateMany({ data: { basedOn: ['Welcome!'] } });
    expect((await all(admin)).get(welcome)).toMatchObject({ formerOriginal: ['Welcome!'] });
  });

  it.each([
    ['EN.supportUs.bankTransfer.copyName', ['Copy {thing}']],
    [results, ['{count} found']],
    [welcome, ['One', 'Two']],
  ])('%s shows its original if the saved texts no longer fit: %j', async (id, texts) => {
    const data = { key: id.slice(3), language: 'EN' as const, texts, basedOn: ['Before'] };
    await api.services.prisma.interfaceText.create({ data });
    expect(await overrides('EN')).toEqual([]);
    const { original, ...listed } = (await all(await api.signInAdmin())).get(id) ?? {};
    const shown = { texts: original, isChanged: false, formerOriginal: ['Before'] };
    expect(listed).toMatchObject(shown);
  });

  it('refuses a save based on an older version', async () => {
    const one = await api.signInAdmin();
    const other = await api.signInAdmin('other@example.org');
    const answers = await Promise.all([
      update(one, welcome, 0, ['One']),
      update(other, welcome, 0, ['Other']),
    ]);
    const codes = answers.map(({ errors }) => errors?.[0]?.extensions['code']);
    expect(codes.filter((code) => code === 'CONFLICT')).toHaveLength(1);
    // Who sends the same again, because no response came, finds it saved.
    const { texts } = (await all(one)).get(welcome) ?? { texts: [] };
    expect((await update(one, welcome, 0, texts)).errors).toBeUndefined();
  });

  it.each([
    [welcome, [''], { '0': 'required' }],
    [welcome, ['a', 'b'], { '0': 'wrongItemCount' }],
    [welcome, ['Hello <b>you</b>'], { '0': 'markup' }],
    [welcome, ['Hello {name}'], { '0': 'unknownPlace' }],
    [welcome, ['Hello {'], { '0': 'strayBrace' }],
    [welcome, ['x'.repeat(2_000)], { '0': 'tooLong' }],
    ['EN.supportUs.bankTransfer.copyName', ['Copy it'], { '0': 'missingPlace' }],
    [paragraphs, ['ሀ', 'ሀ'], { '1': 'duplicate' }],
  ])('%s cannot be saved as %j', async (id, texts, expected) => {
    const { errors } = await update(await api.signInAdmin(), id, 0, texts);
    const found = errors?.[0]?.extensions['fieldCodes'] as Record<string, { code: string }>;
    const codes = Object.entries(found).map(([field, { code }]) => [field, code]);
    expect(Object.fromEntries(codes)).toEqual(expected);
  });

  it('can be marked as checked, and the mark can be removed', async () => {
    const admin = await api.signInAdmin();
    const check = (version: number, isChecked: boolean) =>
      admin.query(
        `mutation ($version: Int!, $isChecked: Boolean!) {
          saved: checkInterfaceText(id: "${paragraphs}", version: $version, isChecked: $isChecked) { isChecked isChanged version } }`,
        { version, isChecked },
      );
    const saved = { isChecked: true, isChanged: false, version: 1 };
    expect((await check(0, true)).data['saved']).toEqual(saved);
    expect((await check(0, true)).data['saved']).toEqual(saved);
    expect((await check(1, false)).data['saved']).toMatchObject({ isChecked: false });
  });

  it('can be confirmed with others, unless somebody has changed it since', async () => {
    const admin = await api.signInAdmin();
    await update(admin, paragraphs, 0, ['ሌላ']);
    const check = () =>
      admin.query(
        `mutation ($texts: [InterfaceTextVersionInput!]!) {
          saved: checkInterfaceTexts(texts: $texts) { id isChecked version } }`,
        { texts: ['AM.home.welcomeHeading', paragraphs].map((id) => ({ id, version: 0 })) },
      );
    const saved = [
      { id: 'AM.home.welcomeHeading', isChecked: true, version: 1 },
      { id: paragraphs, isChecked: false, version: 1 },
    ];
    expect((await check()).data['saved']).toEqual(saved);
    // Sent again, because no response came.
    expect((await check()).data['saved']).toEqual(saved);
    await update(admin, paragraphs, 1, (await all(admin)).get(paragraphs)?.original ?? []);
    expect((await all(admin)).get(paragraphs)).toMatchObject({ isChecked: false });
  });

  it('is confirmed with up to 499 others, all or none', async () => {
    const admin = await api.signInAdmin();
    const check = async (texts: { id: string; version: number }[]) => {
      const { errors } = await admin.query(
        `mutation ($texts: [InterfaceTextVersionInput!]!) {
          checkInterfaceTexts(texts: $texts) { id } }`,
        { texts },
      );
      return errors?.[0]?.extensions['code'];
    };
    const last = 2 ** 31 - 1;
    await update(admin, paragraphs, 0, ['ሌላ']);
    await api.services.prisma.interfaceText.updateMany({ data: { version: last } });
    const first = { id: 'AM.home.welcomeHeading', version: 0 };
    expect(await check(Array.from({ length: 501 }, () => first))).toBe('BAD_USER_INPUT');
    // The version after the last is out of range.
    expect(await check([first, { id: paragraphs, version: last }])).toBe('INTERNAL_SERVER_ERROR');
    expect((await all(admin)).get(first.id)).toMatchObject({ isChecked: false });
  });

  it('reports an unknown key', async () => {
    const { errors } = await update(await api.signInAdmin(), 'EN.home.__proto__', 0, ['a']);
    expect(errors?.[0]?.extensions['code']).toBe('NOT_FOUND');
  });
});

const overrides = async (language: string) =>
  (await api.query(`{ interfaceTextOverrides(language: ${language}) { key texts } }`)).data[
    'interfaceTextOverrides'
  ] as { key: string; texts: string[] }[];

describe('pages of two processes', () => {
  it('show a changed sentence at once in its language, as plain text, and the others unchanged', async () => {
    const second = await startApi({}, { CACHE_MB: '10' }, { beside: api });
    const servers = await Promise.all(
      [api, second].map((each) => servePages(each, createPages(routesIn))),
    );
    const pagesWith = async (text: string) => {
      const found: string[] = [];
      for (const [index, { url }] of servers.entries()) {
        for (const path of ['/about', '/am/about', '/am']) {
          const html = await (await fetch(url + path)).text();
          if (html.includes(text)) found.push(`${String(index)} ${path}`);
        }
      }
      return found;
    };
    try {
      const shown = 'ተልእኳችን ይህ ነው &amp; &quot;ያ&quot;';
      expect(await pagesWith(shown)).toEqual([]);
      await update(await api.signInAdmin(), paragraphs, 0, ['ተልእኳችን ይህ ነው & "ያ"', 'ሁለተኛ']);
      await expect.poll(() => pagesWith(shown)).toEqual(['0 /am/about', '1 /am/about']);
      // The browser reads the same sentence when it hydrates.
      expect(await pagesWith('"about.mission.paragraphs"')).toEqual(['0 /am/about', '1 /am/about']);
    } finally {
      for (const each of servers) each.close();
      await second.stop();
    }
  });
});
