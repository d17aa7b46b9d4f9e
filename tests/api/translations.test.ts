import { afterEach, describe, expect, it } from 'vitest';
import type { Admin } from '../support/api.ts';
import { useApi } from '../support/useApi.ts';
import { addDirectoryEntries } from '../support/factories.ts';
import { translatedTexts } from '../support/translatedTexts.ts';

let admin: Admin;

const api = useApi({}, { CACHE_MB: '10' });
afterEach(() => api.reset());

const fields = `id version path language isOutdated languages postTitle postText`;

const createPost = `mutation (
  $input: PostInput!, $language: Language, $translations: [TranslationInput!]
) { createPost(input: $input, language: $language, translations: $translations) { ${fields} } }`;

const updatePost = `mutation (
  $id: ID!, $version: Int!, $input: PostInput!, $language: Language,
  $translations: [TranslationInput!]
) {
  updatePost(
    id: $id, version: $version, input: $input, language: $language, translations: $translations
  ) { ${fields} }
}`;

interface Post {
  id: string;
  version: number;
  path: string;
  language: string;
  isOutdated: boolean;
  languages: string[];
  postTitle: string;
  postText: string;
}

const english = { postTitle: 'Harvest dinner', postText: 'Come along.' };
const amharic = { postTitle: 'የመኸር እራት', postText: 'ይምጡ።', postLinkText: '' };

async function create(variables: object): Promise<Post> {
  admin = await api.signInAdmin();
  const data = await admin.ask(createPost, { input: english, ...variables });
  return data['createPost'] as Post;
}

async function update({ id, version }: Post, variables: object): Promise<Post> {
  const data = await admin.ask(updatePost, {
    id,
    version,
    input: english,
    ...variables,
  });
  return data['updatePost'] as Post;
}

/** A post as visitors read it, on its page and in the list. */
async function read(id: string, language: string | null) {
  const data = await api.ask(
    `query ($id: ID!, $language: Language) {
      post(id: $id, language: $language) { ${fields} }
      posts(language: $language) { nodes { ${fields} } }
    }`,
    { id, language },
  );
  const { nodes } = data['posts'] as { nodes: Post[] };
  expect(nodes.find((post) => post.id === id)).toEqual(data['post']);
  return data['post'] as Post;
}

/** A translation as the API takes it. */
const inAmharic = (texts: object) => ({ language: 'AM', texts: translatedTexts(texts) });

const translated = { translations: [inAmharic(amharic)] };

it('a translation with a NUL is refused, and half a character is replaced, as in the original', async () => {
  const translations = (postTitle: string) => [inAmharic({ ...amharic, postTitle })];
  await create({});
  const refused = await admin.query(createPost, {
    input: { ...english, postTitle: 'Another dinner' },
    translations: translations('እራት\0'),
  });
  expect(refused.errors?.[0]?.extensions['reason']).toBe('unstorableText');
  const replaced = await admin.query(createPost, {
    input: { ...english, postTitle: 'Another dinner' },
    translations: translations('እራት\ud800'),
  });
  expect(replaced.errors).toBeUndefined();
});

it('all errors of a record and its translation are reported at once', async () => {
  const postTitle = 'ረ'.repeat(201);
  const fields = {
    postTitle: 'Post title is required',
    postTitleTranslation: 'At most 200 characters',
  };
  const wrong = {
    input: { ...english, postTitle: '' },
    translations: [inAmharic({ postTitle, postText: '' })],
  };
  const { id, version } = await create({});
  const fieldsOf = ({ errors }: Awaited<ReturnType<typeof admin.query>>) =>
    errors?.[0]?.extensions['fields'];
  expect(fieldsOf(await admin.query(createPost, wrong))).toEqual({
    ...fields,
    postTextTranslation: 'Text is required',
  });
  // Whether a text may be missing depends on the stored record, which is read later.
  expect(fieldsOf(await admin.query(updatePost, { ...wrong, id, version }))).toEqual(fields);
});

it('a language that occurs twice is refused, and nothing is saved', async () => {
  const { id } = await create({});
  const { errors } = await admin.query(createPost, {
    input: { ...english, postTitle: 'Another dinner' },
    translations: [inAmharic(amharic), inAmharic({ ...amharic, postTitle: 'እራት' })],
  });
  expect(errors?.[0]).toMatchObject({
    message: 'translations names a language twice',
    extensions: { code: 'BAD_USER_INPUT' },
  });
  const { data } = await api.query('{ posts { nodes { id } } }');
  expect(data['posts']).toEqual({ nodes: [{ id }] });
});

it.each([
  ['postLink', 'translations names the field "postLink", which cannot be translated'],
  ['toString', 'translations names the field "toString", which cannot be translated'],
  ['postTitle', 'translations names the field "postTitle" twice'],
])('a text of the field %s is refused if it is unknown or duplicate', async (field, message) => {
  admin = await api.signInAdmin();
  const texts = [...translatedTexts(amharic), { field, text: 'እራት' }];
  const translations = [{ language: 'AM', texts }];
  const { errors } = await admin.query(createPost, { input: english, translations });
  expect(errors?.[0]).toMatchObject({ message, extensions: { code: 'BAD_USER_INPUT' } });
  expect(await api.services.prisma.post.count()).toBe(0);
});

it('a translation without texts is refused, and only null removes it', async () => {
  admin = await api.signInAdmin();
  const translations = [inAmharic(amharic)];
  await admin.query(createPost, { input: english, translations });
  const post = await api.services.prisma.post.findFirstOrThrow();
  const update = (changes: object) =>
    admin.query(
      `mutation ($id: ID!, $input: PostInput!, $translations: [TranslationInput!]) {
        updatePost(id: $id, version: 1, input: $input, translations: $translations) { id } }`,
      { id: post.id, input: english, translations: [{ language: 'AM', ...changes }] },
    );
  expect((await update({})).errors?.[0]).toMatchObject({
    message: 'translations needs texts, or null to remove a translation',
    extensions: { code: 'BAD_USER_INPUT' },
  });
  expect(await api.services.prisma.translation.count()).toBe(1);
  expect((await update({ texts: null })).errors).toBeUndefined();
  expect(await api.services.prisma.translation.count()).toBe(0);
});

it('the lines of a list are one text with line breaks', async () => {
  admin = await api.signInAdmin();
  const { id: categoryId } = await api.services.prisma.resourceCategory.create({
    data: { categoryName: 'Advice' },
  });
  const input = { title: 'Help', link: 'https://x.example', description: 'One\nTwo', categoryId };
  const translations = [inAmharic({ title: 'እርዳታ', description: 'አንድ\nሁለት' })];
  const data = await admin.ask(
    `mutation ($input: ResourceInput!, $translations: [TranslationInput!]) {
      createResource(input: $input, translations: $translations) {
        translations { texts { field text } original { field text } }
      }
    }`,
    { input, translations },
  );
  const original = translatedTexts({ title: 'Help', description: 'One\nTwo' });
  const written = { texts: translations[0]?.texts, original };
  expect(data['createResource']).toEqual({ translations: [written] });
  const stored = await api.services.prisma.translation.findFirst();
  expect(stored?.values).toEqual({ title: 'እርዳታ', description: ['አንድ', 'ሁለት'] });
});

describe('a record', () => {
  it('only in English is returned in English with its language', async () => {
    const { id } = await create({});
    for (const language of ['EN', 'AM', null]) {
      expect(await read(id, language)).toMatchObject({
        ...english,
        language: 'EN',
        languages: ['EN'],
      });
    }
  });

  it('only in Amharic is returned in Amharic with its language', async () => {
    const { id } = await create({ input: amharic, language: 'AM' });
    for (const language of ['EN', 'AM', null]) {
      const post = await read(id, language);
      expect(post).toMatchObject({
        postTitle: amharic.postTitle,
        language: 'AM',
        languages: ['AM'],
      });
    }
  });

  it('in both languages is returned in the requested language, at one address', async () => {
    const { id, path } = await create(translated);
    expect(path).toBe(`/posts/${id}-harvest-dinner`);
    const both = { path, languages: ['EN', 'AM'], isOutdated: false };
    expect(await read(id, 'EN')).toMatchObject({ ...both, ...english, language: 'EN' });
    expect(await read(id, null)).toMatchObject({ ...both, ...english, language: 'EN' });
    expect(await read(id, 'AM')).toMatchObject({
      ...both,
      postTitle: amharic.postTitle,
      postText: amharic.postText,
      language: 'AM',
    });
  });

  it('is marked as outdated after the original changes, until the translation is saved again', async () => {
    let post = await create(translated);
    await read(post.id, 'AM');
    post = await update(post, { input: { ...english, postText: 'Come along at six.' } });
    expect(await read(post.id, 'AM')).toMatchObject({ language: 'AM', isOutdated: true });
    expect(await read(post.id, 'EN')).toMatchObject({ isOutdated: false });
    const input = { ...english, postText: 'Come along at six.' };
    post = await update(post, { input, ...translated });
    expect(await read(post.id, 'AM')).toMatchObject({ language: 'AM', isOutdated: false });
  });

  it('loses a translation that is removed, or whose language becomes its own', async () => {
    let post = await create(translated);
    post = await update(post, { translations: [{ language: 'AM', texts: null }] });
    expect(await read(post.id, 'AM')).toMatchObject({ language: 'EN', languages: ['EN'] });
    post = await update(post, translated);
    post = await update(post, { input: amharic, language: 'AM' });
    expect(await read(post.id, 'EN')).toMatchObject({ language: 'AM', languages: ['AM'] });
  });

  it('gets a new version only if a translation changes or is confirmed as right', async () => {
    const post = await create(translated);
    expect(await update(post, translated)).toMatchObject({ version: 1 });
    const none = { translations: [{ language: 'AM', texts: null }] };
    const other = { translations: [inAmharic({ ...amharic, postText: 'ኑ።' })] };
    expect(await update(post, other)).toMatchObject({ version: 2 });
    const input = { ...english, postText: 'Come along at six.' };
    const changed = await update({ ...post, version: 2 }, { input });
    // The same translation of the changed original.
    const right = await update(changed, { input, ...other });
    expect(right).toMatchObject({ version: 4, languages: ['EN', 'AM'] });
    expect(await update(right, { input, ...other })).toMatchObject({ version: 4 });
    const alone = await update(right, { input, ...none });
    expect(alone).toMatchObject({ version: 5, languages: ['EN'] });
    expect(await update(alone, { input, ...none })).toMatchObject({ version: 5 });
  });

  it('is deleted together with its translations', async () => {
    const { id } = await create(translated);
    await admin.query('mutation ($id: ID!) { deletePost(id: $id, version: 1) }', { id });
    expect(await api.services.prisma.translation.count()).toBe(0);
  });
});

it('checks a translation by the rules of the original, and saves nothing if it is wrong', async () => {
  admin = await api.signInAdmin();
  const { postText, postLinkText } = amharic;
  const untitled = { postText, postLinkText };
  for (const texts of [{ postTitle: ' ', ...untitled }, untitled]) {
    const variables = { input: english, translations: [inAmharic(texts)] };
    const { errors } = await admin.query(createPost, variables);
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fieldCodes: { postTitleTranslation: { code: 'required' } },
      fields: { postTitleTranslation: 'Post title is required' },
    });
  }
  expect(await api.services.prisma.post.count()).toBe(0);
});

it('refuses a translation that lacks a text of the original', async () => {
  admin = await api.signInAdmin();
  const translations = [inAmharic({ ...amharic, postText: ' ' })];
  const variables = { input: english, translations };
  const { errors } = await admin.query(createPost, variables);
  expect(errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fieldCodes: { postTextTranslation: { code: 'required' } },
    fields: { postTextTranslation: 'Text is required' },
  });
  expect(await api.services.prisma.post.count()).toBe(0);
  // A translation need not have the texts that the original does not have.
  const short = { input: { postTitle: 'Dinner' }, translations };
  await admin.ask(createPost, short);
});

it('refuses a translation into the language of the record itself', async () => {
  const own = { ...amharic, postTitle: 'Dinner', postText: '' };
  const inOwn = { translations: [{ language: 'EN', texts: translatedTexts(own) }] };
  const refusal = {
    code: 'BAD_USER_INPUT',
    fields: {
      postTitleTranslation:
        'The record itself is written in this language. A translation must be in another language.',
    },
    fieldCodes: { postTitleTranslation: { code: 'ownLanguage', values: {} } },
  };
  const post = await create(translated);
  const created = await admin.query(createPost, {
    ...inOwn,
    input: { ...english, postTitle: 'Another dinner' },
  });
  expect(created.errors?.[0]?.extensions).toMatchObject(refusal);
  const { id, version } = post;
  for (const input of [english, { ...english, postText: 'Come along at six.' }]) {
    const updated = await admin.query(updatePost, { id, version, input, ...inOwn });
    expect(updated.errors?.[0]?.extensions).toMatchObject(refusal);
  }
  // By the language that the record gets with the same mutation.
  const turned = { input: amharic, language: 'AM', ...translated };
  const updated = await admin.query(updatePost, { id, version, ...turned });
  expect(updated.errors?.[0]?.extensions['fieldCodes']).toMatchObject({
    postTitleTranslation: { code: 'ownLanguage' },
  });
  expect(await read(id, null)).toEqual(post);
  expect(await api.services.prisma.post.count()).toBe(1);
  const { data } = await admin.query(createPost, { input: amharic, language: 'AM' });
  const ofAmharic = data['createPost'] as Post;
  const partly = { input: amharic, translations: [inAmharic({ ...amharic, postText: '' })] };
  const refused = await admin.query(updatePost, { id: ofAmharic.id, version: 1, ...partly });
  expect(refused.errors?.[0]?.extensions).toMatchObject(refusal);
  // There is no translation to remove, so nothing is lost.
  const none = { translations: [{ language: 'EN', texts: null }] };
  expect(await update(post, none)).toMatchObject({ version: 1 });
});

it('keeps both changes when two volunteers edit the two languages of a record at once', async () => {
  const post = await create(translated);
  const another = await api.signInAdmin('another@example.org');
  const key = { id: post.id, version: post.version };
  const inEnglish = { ...english, postText: 'Come along at six.' };
  const theirs = { ...amharic, postText: 'በስድስት ሰዓት ይምጡ።' };
  const sent = [
    // Each sends what was read, with a change in one language.
    () => admin.query(updatePost, { ...key, input: inEnglish }),
    () => another.query(updatePost, { ...key, input: english, translations: [inAmharic(theirs)] }),
  ];
  const answers = await Promise.all(sent.map((send) => send()));
  const codes = answers.map(({ errors }) => errors?.[0]?.extensions['code']);
  expect(codes.filter((code) => code === 'CONFLICT')).toHaveLength(1);
  expect(codes.filter((code) => code === undefined)).toHaveLength(1);
  // The second person reads the record again; the form keeps the typed values and takes the other change.
  const { version, ...present } = (await read(post.id, null)) as Post & { version: number };
  const hasEnglish = present.postText === inEnglish.postText;
  await update(
    { ...post, version },
    {
      input: hasEnglish ? { ...english, postText: present.postText } : inEnglish,
      ...(hasEnglish && { translations: [inAmharic(theirs)] }),
    },
  );
  expect(await read(post.id, 'EN')).toMatchObject({ postText: inEnglish.postText });
  expect(await read(post.id, 'AM')).toMatchObject({ postText: theirs.postText });
});

it('returns both languages to editors, with the original of each translation', async () => {
  const post = await create(translated);
  await update(post, { input: { ...english, postTitle: 'Dinner' } });
  const document = `query ($id: ID!) { post(id: $id, language: null) {
    postTitle translations { language isOutdated texts { field text } original { field text } }
  } }`;
  const { data } = await admin.query(document, { id: post.id });
  expect(data['post']).toEqual({
    postTitle: 'Dinner',
    translations: [
      {
        language: 'AM',
        isOutdated: true,
        texts: translatedTexts(amharic),
        original: translatedTexts({ ...english, postLinkText: '' }),
      },
    ],
  });
  const { errors } = await api.query(document, { id: post.id });
  expect(errors?.[0]?.extensions['code']).toBe('UNAUTHENTICATED');
});

it('shows the original for a column that has been made translatable later', async () => {
  const { id } = await create(translated);
  const old = { original: { postTitle: english.postTitle }, values: { postTitle: 'እራት' } };
  await api.services.prisma.translation.updateMany({ data: old });
  expect(await read(id, 'AM')).toMatchObject({
    postTitle: 'እራት',
    postText: english.postText,
    isOutdated: false,
  });
  const document = `query ($id: ID!) { post(id: $id) {
    translations { isOutdated texts { field text } original { field text } }
  } }`;
  const { data } = await admin.query(document, { id });
  expect(data['post']).toEqual({
    translations: [
      {
        isOutdated: false,
        texts: translatedTexts({ ...english, postTitle: 'እራት', postLinkText: '' }),
        original: translatedTexts({ ...english, postLinkText: '' }),
      },
    ],
  });
});

it('marks a translation as outdated when a line is added to a list', async () => {
  const { id } = await addDirectoryEntries(api.services.prisma, 'Barbershops', ['Example Cuts']);
  const [entry] = await api.services.prisma.directory.findMany({ where: { categoryId: id } });
  const { name = '', description = [], location = '', openingHours = '' } = entry ?? {};
  const original = { name, description, location, openingHours };
  const key = { kind: 'directory', recordId: entry?.id ?? 0, language: 'AM' as const };
  await api.services.prisma.translation.create({ data: { ...key, values: original, original } });
  const isOutdated = async () => {
    const { data } = await api.query('{ directories(language: AM) { nodes { isOutdated } } }');
    return (data['directories'] as { nodes: { isOutdated: boolean }[] }).nodes[0]?.isOutdated;
  };
  expect(await isOutdated()).toBe(false);
  await api.services.prisma.directory.update({
    where: { id: key.recordId },
    data: { description: { push: 'Open on Sundays' } },
  });
  api.services.cache.invalidate('directory');
  expect(await isOutdated()).toBe(true);
});

describe('the search', () => {
  const search = async (query: string, language: string) => {
    const data = await api.ask(
      `query ($query: String!, $language: Language) { search(query: $query, language: $language) {
        totalCount edges { language title { text } category { text } node { path } }
      } }`,
      { query, language },
    );
    const { totalCount, edges } = data['search'] as {
      totalCount: number;
      edges: { language: string; title: { text: string }[]; category: { text: string }[] }[];
    };
    expect(totalCount).toBe(edges.length);
    const textOf = (segments: { text: string }[]) => segments.map(({ text }) => text).join('');
    return edges.map((edge) => [edge.language, textOf(edge.title), textOf(edge.category)]);
  };

  it('finds a record once by its texts in either language', async () => {
    const post = await create(translated);
    expect(await search('harvest', 'EN')).toEqual([['EN', 'Harvest dinner', '']]);
    // It comes in the reader's language, as its page does.
    expect(await search('harvest', 'AM')).toEqual([['AM', amharic.postTitle, '']]);
    expect(await search('እራት', 'EN')).toEqual([['EN', 'Harvest dinner', '']]);
    await update(post, {
      translations: [inAmharic({ ...amharic, postText: 'harvest' })],
    });
    expect(await search('harvest', 'AM')).toEqual([['AM', amharic.postTitle, '']]);
    expect(await search('harvest', 'EN')).toEqual([['EN', 'Harvest dinner', '']]);
    const [saved] = await api.services.prisma.post.findMany();
    await update(
      { ...post, version: saved?.version ?? 0 },
      {
        translations: [{ language: 'AM', texts: null }],
      },
    );
    expect(await search('እራት', 'AM')).toEqual([]);
  });

  it('finds records by the name of their category in either language', async () => {
    const { id } = await addDirectoryEntries(api.services.prisma, 'Barbershops', ['Example Cuts']);
    admin = await api.signInAdmin();
    await admin.ask(
      `mutation ($id: ID!) { updateDirectoryCategory(
        id: $id, version: 1, input: { categoryName: "Barbershops" },
        translations: [{ language: AM, texts: [{ field: "categoryName", text: "ፀጉር ቤቶች" }] }]
      ) { id } }`,
      { id },
    );
    // The entry itself is not translated.
    expect(await search('barbershops', 'AM')).toEqual([['EN', 'Example Cuts', 'Barbershops']]);
    const { data } = await api.query(
      '{ directoryCategories(language: AM) { categoryName language entries(language: AM) { nodes { name language } } } }',
    );
    expect(data['directoryCategories']).toEqual([
      {
        categoryName: 'ፀጉር ቤቶች',
        language: 'AM',
        entries: { nodes: [{ name: 'Example Cuts', language: 'EN' }] },
      },
    ]);
  });
});
