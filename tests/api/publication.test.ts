import { beforeEach, describe, expect, it } from 'vitest';
import { contentKinds } from '../../api/content/contentKinds.ts';
import type { Api } from '../support/api.ts';
import { useAdmin, useApi } from '../support/useApi.ts';
import { kinds } from '../support/kinds.ts';
import { type PageServer, usePages } from '../support/pageServer.ts';
import { createRecordOf, deleteRecordOf, prepareCategories } from '../support/records.ts';
import { translatedTexts } from '../support/translatedTexts.ts';

/** A word in the texts of the record, in English and in Amharic, which the test searches for. */
const marks = ['Quagga', 'ቋጋቋ'];
const start = new Date('2030-01-05T00:00:00Z');
const due = new Date('2030-01-05T06:00:00Z');
const over = new Date('2030-01-05T07:00:00Z');
const secondsAfter = (instant: Date, seconds: number) =>
  new Date(instant.getTime() + seconds * 1000);

let present = start;
const settings = { CACHE_MB: '10', SITE_URL: 'http://site.test' };
const api = useApi({ now: () => present }, settings);
/** Two processes with one database. */
const apis = [api, useApi({ now: () => present }, settings, { beside: api })];
const servers = apis.map(usePages);
beforeEach(() => {
  present = start;
});
const admin = useAdmin(api);
beforeEach(async () => {
  await prepareCategories(api);
  for (const { services } of apis) services.cache.invalidate();
});

const cases = contentKinds.map((kind) => ({
  kind: kind.typename,
  ...kind,
  list: kinds.find(({ name }) => name === kind.typename)?.list.replace(/[({ ].*/, '') ?? '',
  categories:
    { directory: 'directoryCategories', resource: 'resourceCategories' }[kind.name as string] ??
    (kind.name === 'aboutEthiopia' ? 'culturalCategories' : null),
}));
type Case = (typeof cases)[number];

/** Creates a record whose texts in both languages have a mark. */
function create({ typename, titleColumn, source }: Case, publication: object | null) {
  const texts = (mark: string) =>
    Object.fromEntries(Object.keys(source.texts).map((text) => [text, `${mark} ${text}`]));
  const [english = '', amharic = ''] = marks;
  return createRecordOf(
    admin,
    typename,
    { [titleColumn]: `${english} title` },
    {
      publication: { type: 'PublicationInput', value: publication },
      translations: {
        type: '[TranslationInput!]',
        value: [{ language: 'AM', texts: translatedTexts(texts(amharic)) }],
      },
    },
  );
}

/** Every place in which a reader could find a record, as texts by their names. */
async function readAll({ url }: Api, pages: PageServer, kind: Case, id: number) {
  const { name, list, path, categories } = kind;
  const period = name === 'event' ? '(period: ALL, language: LANGUAGE)' : '(language: LANGUAGE)';
  const enumName = name.replace(/([A-Z])/g, '_$1').toUpperCase();
  const connection =
    '{ edges { cursor node { id } } nodes { id ...on Content { path } } totalCount pageInfo { startCursor endCursor } }';
  const queries: Record<string, string> = {
    list: `{ ${list}${period} ${connection} }`,
    one: `{ ${name}(id: "${String(id)}", language: LANGUAGE) { id path } }`,
    page: `{ recordPage(kind: ${enumName}, id: "${String(id)}", language: LANGUAGE) { createdAt } }`,
    search: `{ search(query: "MARK", language: LANGUAGE) { totalCount nodes { id path } } }`,
    ...(categories && {
      categories: `{ ${categories}(language: LANGUAGE) { categoryName entries(language: LANGUAGE) ${connection} } }`,
    }),
    ...(name === 'event' && {
      month: `{ calendarMonth(calendar: GREGORIAN, month: "2031-01", language: LANGUAGE) { events { id path } } }`,
    }),
  };
  const texts: [string, string][] = [];
  for (const [place, language] of ['EN', 'AM'].entries()) {
    const prefix = language === 'EN' ? '' : '/am';
    for (const [query, text] of Object.entries(queries)) {
      const body = JSON.stringify({
        query: text.replaceAll('LANGUAGE', language).replaceAll('MARK', marks[place] ?? ''),
      });
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(`${url}/graphql`, { method: 'POST', headers, body });
      const { data, errors } = (await answer.json()) as { data: object; errors?: object };
      expect(errors, text).toBeUndefined();
      texts.push([`${query} ${language}`, JSON.stringify(data)]);
    }
    const files = ['/feed.xml', '/calendar.ics', `/events/${String(id)}.ics`];
    for (const file of files.map((each) => prefix + each)) {
      texts.push([file, await (await fetch(url + file)).text()]);
    }
    for (const page of ['/', `/${path}`, `/${path}/${String(id)}`]) {
      const answer = await fetch(pages.url + prefix + page, { redirect: 'manual' });
      texts.push([
        prefix + page,
        `${String(answer.status)} ${answer.headers.get('location') ?? ''} ${await answer.text()}`,
      ]);
    }
  }
  texts.push(['/sitemap.xml', await (await fetch(`${url}/sitemap.xml`)).text()]);
  return Object.fromEntries(texts);
}

/** The names of the texts in which a record is found. */
function foundIn(texts: Record<string, string>, { path }: Case, id: number): string[] {
  const anywhere = [...marks, 'quagga', `/${path}/${String(id)}-`];
  const inAnswers = [`"id":"${String(id)}"`, '"totalCount":1', '"createdAt":"', '"cursor":'];
  return Object.entries(texts)
    .filter(([name, text]) => {
      const signs = name.startsWith('/') ? anywhere : [...anywhere, ...inAnswers];
      return signs.some((sign) => text.includes(sign));
    })
    .map(([name]) => name);
}

async function whereFound(kind: Case, id: number, process = 0): Promise<string[]> {
  const [api, pages] = [apis[process], servers[process]];
  if (!api || !pages) throw new Error('There is no such process.');
  return foundIn(await readAll(api, pages, kind, id), kind, id);
}

describe.each(cases)('a record of the kind $kind', (kind) => {
  it('is visible from its start to its end in every process, and not before or after', async () => {
    // The cache of a process does not depend on the kind, so the test reads one kind from the other process.
    const others = kind.name === 'event' ? [1] : [];
    const id = await create(kind, { publishAt: due, unpublishAt: over });
    present = secondsAfter(due, -1);
    for (const process of [0, ...others]) expect(await whereFound(kind, id, process)).toEqual([]);
    present = due;
    const found = await whereFound(kind, id, 0);
    expect(found).toEqual(
      expect.arrayContaining(['list EN', 'list AM', 'one EN', 'one AM', 'search EN', 'search AM']),
    );
    for (const process of others) {
      present = secondsAfter(over, -1);
      expect(await whereFound(kind, id, process)).toEqual(found);
    }
    present = over;
    for (const process of [0, ...others]) expect(await whereFound(kind, id, process)).toEqual([]);
  });
});

// Drafts of all kinds are hidden where records are hidden before their start.
it('a draft is not visible to anonymous visitors', async () => {
  const kind = cases.find(({ name }) => name === 'event');
  if (!kind) throw new Error('There are no events.');
  const id = await create(kind, { isDraft: true });
  expect(await whereFound(kind, id)).toEqual([]);
  // Its page shows the same as the page of a record that never existed.
  const answerAt = async (record: string) => {
    const answer = await fetch(`${servers[0]?.url ?? ''}/${kind.path}/${record}`);
    const { date, ...headers } = Object.fromEntries(answer.headers);
    return { status: answer.status, headers, text: await answer.text(), dated: date !== '' };
  };
  const draft = await answerAt(String(id));
  expect(draft.status).toBe(404);
  expect(draft).toEqual(await answerAt('999999'));
  expect(draft).toEqual(await answerAt(`${String(id)}-quagga-title`));
  const { data } = await admin.query(`{ ${kind.name}(id: "${String(id)}") { id publication } }`);
  expect(data[kind.name]).toMatchObject({ publication: 'DRAFT' });
});

describe('the publication of a record', () => {
  const [post] = cases.filter(({ name }) => name === 'post');
  if (!post) throw new Error('There is no such kind.');
  const update = `mutation ($id: ID!, $version: Int!, $publication: PublicationInput) {
    updatePost(id: $id, version: $version, input: { postTitle: "Changed" }, publication: $publication) {
      publication publishedAt unpublishAt
    }
  }`;
  const change = async (id: number, version: number, publication: object | null) => {
    const { data } = await admin.query(update, { id: String(id), version, publication });
    return data['updatePost'];
  };
  const titlesOf = async (publication: string, query = admin.query) => {
    const { data, errors } = await query(
      `{ posts(publication: ${publication}) { totalCount nodes { postTitle } } }`,
    );
    return errors ? errors[0]?.extensions['code'] : (data['posts'] as object);
  };

  it('begins at once by default', async () => {
    const id = await create(post, null);
    const found = await whereFound(post, id);
    expect(found).toEqual(expect.arrayContaining(['list EN', 'list AM', 'one EN', 'search AM']));
  });

  it('is changed by an editor, and an update without it leaves it unchanged', async () => {
    const id = await create(post, { isDraft: true });
    expect(await change(id, 1, null)).toMatchObject({ publication: 'DRAFT' });
    const publishedAt = present.toISOString();
    const published = { publication: 'PUBLISHED', publishedAt };
    expect(await change(id, 2, {})).toMatchObject(published);
    present = secondsAfter(start, 60);
    // A published record keeps its time of publication.
    expect(await change(id, 3, { unpublishAt: over })).toMatchObject(published);
    expect(await change(id, 4, { publishAt: over })).toMatchObject({ publication: 'SCHEDULED' });
    expect(await change(id, 5, { isDraft: true })).toMatchObject({ publishedAt: null });
  });

  it('cannot end before it starts', async () => {
    const variables = { id: String(await create(post, null)), version: 1 };
    const publication = { publishAt: over, unpublishAt: due };
    const { errors } = await admin.query(update, { ...variables, publication });
    expect(errors?.[0]?.extensions['fieldCodes']).toEqual({
      unpublishAt: { code: 'endBeforeStart', values: {} },
    });
  });

  it.each(['9999-12-31T12:00:00Z', '0001-01-01T12:00:00Z'])(
    'is not in the year of %s',
    async (at) => {
      const variables = { id: String(await create(post, null)), version: 1 };
      const { errors } = await admin.query(update, {
        ...variables,
        publication: { publishAt: at },
      });
      expect(errors?.[0]?.extensions['fieldCodes']).toEqual({
        publishAt: {
          code: 'dateOutOfRange',
          values: { earliest: '1900-01-01', latest: '2199-12-31' },
        },
      });
    },
  );

  it('filters a list for editors only', async () => {
    await create(post, { isDraft: true });
    const one = { totalCount: 1, nodes: [{ postTitle: 'Quagga title' }] };
    const none = { totalCount: 0, nodes: [] };
    expect(await titlesOf('DRAFT')).toEqual(one);
    expect(await titlesOf('ALL')).toEqual(one);
    expect(await titlesOf('PUBLISHED')).toEqual(none);
    expect(await titlesOf('SCHEDULED')).toEqual(none);
    const registrar = await api.signInAdmin('registrar@example.org', ['REGISTRAR']);
    expect(await titlesOf('ALL', registrar.query)).toBe('FORBIDDEN');
    expect(await titlesOf('DRAFT', api.query)).toBe('UNAUTHENTICATED');
    expect(await titlesOf('PUBLISHED', api.query)).toEqual(none);
  });

  it('remains hidden from visitors after a draft is deleted', async () => {
    const event = cases.find(({ name }) => name === 'event');
    if (!event) throw new Error('There is no such kind.');
    const id = await create(event, { isDraft: true });
    await deleteRecordOf(admin, 'Event', id);
    expect(await whereFound(event, id)).toEqual([]);
  });
});
