import { beforeEach, describe, expect, it } from 'vitest';
import { Role } from '../../api/generated/prisma/enums.ts';
import { type Admin, startApi } from '../support/api.ts';
import { useAdmin, useApi } from '../support/useApi.ts';
import { startFakeCloudinary } from '../support/fakeCloudinary.ts';
import { cloudinaryAt } from '../support/mediaStores.ts';
import { pdf, picture, video } from '../support/files.ts';
import { createRecordOf, deleteRecordOf, prepareCategories } from '../support/records.ts';
import { filesIn, storedFiles } from '../support/storedFiles.ts';
import { translatedTexts } from '../support/translatedTexts.ts';

const api = useApi();
const admin = useAdmin(api);
beforeEach(() => prepareCategories(api));

interface Item {
  type: string;
  kind: string;
  recordId: string;
  title: string;
  language: string;
  url: string;
  picture: { url: string; alt: string | null } | null;
  descriptions: { language: string; text: string }[];
  bytes: number | null;
}
interface Page {
  totalCount: number;
  nodes: Item[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

const library = `query (
  $types: [MediaType!]!, $search: String, $isDescribed: Boolean, $first: Int, $after: String,
  $language: Language
) {
  mediaLibrary(
    types: $types, search: $search, isDescribed: $isDescribed, first: $first, after: $after,
    language: $language
  ) {
    totalCount
    nodes {
      id type kind recordId title language url bytes
      picture { url srcSet width alt focusX focusY } descriptions { language text }
    }
    pageInfo { hasNextPage endCursor }
  }
}`;
const all = ['IMAGE', 'VIDEO', 'DOCUMENT'];
async function read(variables: Record<string, unknown> = {}, by: Admin = admin): Promise<Page> {
  const data = await by.ask(library, { types: all, first: 20, ...variables });
  return data['mediaLibrary'] as Page;
}
const titlesOf = ({ nodes }: Page) => nodes.map(({ title }) => title);

const culture = (title: string, others = '') => `mutation ($media: Upload, $poster: Upload) {
  createAboutEthiopia(
    input: { title: "${title}", description: "It moves.", categoryId: "1" }
    media: $media poster: $poster ${others}
  ) { id version mediaUrl isVideoSrc image { url width height } }
}`;
interface Culture {
  id: string;
  version: number;
  mediaUrl: string;
  isVideoSrc: boolean;
  image: { url: string; width: number; height: number };
}
const dance = video(50_000);
async function createVideo(by = admin): Promise<Culture> {
  const { data, errors } = await by.upload(
    culture('Dance'),
    {},
    {
      media: { name: 'dance.mp4', content: dance },
      poster: { name: 'poster.jpg', content: await picture() },
    },
  );
  expect(errors).toBeUndefined();
  return data['createAboutEthiopia'] as Culture;
}
/** The id of a piece of culture that has a picture. */
async function createBread(): Promise<string> {
  const media = { name: 'bread.jpg', content: await picture() };
  const { data } = await admin.upload(culture('Bread'), {}, { media });
  return (data['createAboutEthiopia'] as Culture).id;
}
const copyOf = (id: string, by = admin) => by.query(culture('Other dance', `videoOf: "${id}"`));
function pieceIn({ data, errors }: Awaited<ReturnType<typeof copyOf>>) {
  expect(errors).toBeUndefined();
  return data['createAboutEthiopia'] as Culture;
}

describe('the media library', () => {
  it('lists the files of records by type, latest first', async () => {
    await createRecordOf(admin, 'Event');
    const post = await createRecordOf(admin, 'Post');
    const piece = await createVideo();
    await admin.upload(
      `mutation ($document: Upload) { createResource(document: $document,
        input: { title: "Rules", link: "", description: "x", categoryId: "1" }) { id } }`,
      {},
      { document: { name: 'rules.pdf', content: pdf() } },
    );
    const page = await read();
    expect(page.totalCount).toBe(4);
    expect(page.nodes.map(({ type, kind, title }) => [type, kind, title])).toEqual([
      ['DOCUMENT', 'RESOURCE', 'Rules'],
      ['VIDEO', 'ABOUT_ETHIOPIA', 'Dance'],
      ['IMAGE', 'POST', 'News'],
      ['IMAGE', 'EVENT', 'Gathering'],
    ]);
    const [document, clip, image] = page.nodes;
    expect(document).toMatchObject({ picture: null, bytes: pdf().length });
    expect(clip).toMatchObject({ recordId: piece.id, url: piece.mediaUrl });
    expect(clip?.picture?.url).toBe(piece.image.url);
    expect(image).toMatchObject({ recordId: String(post), language: 'EN' });
    expect(image?.picture?.url).toBe(image?.url);

    expect(titlesOf(await read({ types: ['IMAGE'] }))).toEqual(['News', 'Gathering']);
    expect(titlesOf(await read({ types: ['DOCUMENT'] }))).toEqual(['Rules']);
    expect((await read({ types: [] })).totalCount).toBe(0);
  });

  it('lists each file once, and only files of existing records', async () => {
    const { prisma } = api.services;
    const first = await createRecordOf(admin, 'Event');
    const second = await createRecordOf(admin, 'Event', { title: 'Second' });
    await createRecordOf(admin, 'Event', { title: 'Deleted' });
    const row = await prisma.event.findUniqueOrThrow({ where: { id: first } });
    const { imagePath, imageUrl } = row;
    await prisma.event.update({ where: { id: second }, data: { imagePath, imageUrl } });
    await prisma.event.deleteMany({ where: { title: 'Deleted' } });
    // The drawing in place of the picture of an imported record is not a file.
    await prisma.event.create({
      data: {
        title: 'New',
        date: row.date,
        time: '',
        description: '',
        location: '',
        mapLink: '',
        imageUrl,
        imagePath: '',
      },
    });
    const page = await read();
    expect(page).toMatchObject({ totalCount: 1, nodes: [{ title: 'Gathering' }] });
  });

  it('returns further pages', async () => {
    const titles = ['A', 'B', 'C', 'D', 'E'].map((letter) => `Event ${letter}`);
    for (const title of titles) await createRecordOf(admin, 'Event', { title });
    const found: string[] = [];
    let after: string | null = null;
    do {
      const page: Page = await read({ first: 2, after });
      expect(page.totalCount).toBe(5);
      found.push(...titlesOf(page));
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after);
    expect(found).toEqual(titles.toReversed());
    const { errors } = await admin.query(library, { types: all, after: 'nonsense' });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  it('finds and names files by the title in either language, despite a typing error', async () => {
    const id = await createRecordOf(admin, 'Event', { title: 'Enkutatash in the park' });
    await createRecordOf(admin, 'Post', { postTitle: 'Church choir' });
    const key = { kind: 'event', recordId: id, language: 'AM' as const };
    const values = { title: 'እንቁጣጣሽ' };
    await api.services.prisma.translation.create({ data: { ...key, values, original: {} } });
    for (const search of ['enkutatash', 'እንቁጣጣሽ', 'enkutatasch'])
      expect(titlesOf(await read({ search })), search).toEqual(['Enkutatash in the park']);
    expect(titlesOf(await read({ search: 'choir' }))).toEqual(['Church choir']);
    const inAmharic = await read({ language: 'AM' });
    expect(inAmharic.nodes.map(({ title, language }) => [title, language])).toEqual([
      ['Church choir', 'EN'],
      ['እንቁጣጣሽ', 'AM'],
    ]);
    expect(await read({ search: 'nothing such' })).toMatchObject({ totalCount: 0, nodes: [] });
  });

  it('contains the description of each picture in both languages', async () => {
    const alts = { imageAltEn: 'Three women pour coffee', imageAltAm: 'ሦስት ሴቶች ቡና ይቀዳሉ' };
    const said = { ...alts, imageFocusX: 20, imageFocusY: 80 };
    await createRecordOf(admin, 'Event', said);
    await createRecordOf(admin, 'Post', { imageIsOrnament: true });
    const [ornament, described] = (await read()).nodes;
    expect(described).toMatchObject({
      picture: { alt: said.imageAltEn, focusX: 20, focusY: 80 },
      descriptions: [
        { language: 'EN', text: said.imageAltEn },
        { language: 'AM', text: said.imageAltAm },
      ],
    });
    expect(ornament).toMatchObject({ picture: { alt: '', focusX: null }, descriptions: [] });
  });

  it('lists and counts the pictures without a description, including those of videos', async () => {
    await createRecordOf(admin, 'Event');
    await createRecordOf(admin, 'Event', { title: 'Told', imageAltEn: 'A tent' });
    await createRecordOf(admin, 'Post', { imageIsOrnament: true });
    const piece = await createVideo();
    await admin.upload(
      `mutation ($document: Upload) { createResource(document: $document,
        input: { title: "Rules", link: "", description: "x", categoryId: "1" }) { id } }`,
      {},
      { document: { name: 'rules.pdf', content: pdf() } },
    );
    const inbox = async () => {
      const { data } = await admin.query('{ pendingCounts { undescribedPictures } }');
      return data['pendingCounts'];
    };
    expect(titlesOf(await read({ isDescribed: false }))).toEqual(['Dance', 'Gathering']);
    expect(titlesOf(await read({ isDescribed: true }))).toEqual(['Rules', 'News', 'Told']);
    expect(await inbox()).toEqual({ undescribedPictures: 2 });

    await admin.ask(`mutation {
      updateAboutEthiopia(id: "${piece.id}", version: 1, input: {
        title: "Dance", description: "x", categoryId: "1", imageAltEn: "Four men dance"
      }) { id }
    }`);
    expect(titlesOf(await read({ isDescribed: false }))).toEqual(['Gathering']);
    expect(await inbox()).toEqual({ undescribedPictures: 1 });
  });

  it('lists pictures that lack a description in a language of their record', async () => {
    const [inEnglish, inAmharic] = [{ imageAltEn: 'A tent' }, { imageAltAm: 'ድንኳን' }];
    const texts = { title: 'ስብሰባ', location: 'አዳራሽ', description: 'ኑ' };
    const translations = {
      type: '[TranslationInput!]',
      value: [{ language: 'AM', texts: translatedTexts(texts) }],
    };
    const create = (title: string, said: object, others = {}) =>
      createRecordOf(admin, 'Event', { title, ...said }, others);
    await create('Half', inEnglish, { translations });
    await create('Whole', { ...inEnglish, ...inAmharic }, { translations });
    await create('In English', inEnglish);
    await create('Described in the wrong one', inAmharic);
    const lacking = await read({ isDescribed: false });
    expect(titlesOf(lacking)).toEqual(['Described in the wrong one', 'Half']);
    expect(lacking.nodes.map(({ descriptions }) => descriptions)).toMatchObject([
      [{ language: 'AM' }],
      [{ language: 'EN' }],
    ]);
  });

  it('is available to editors only, and contains the pictures of drafts', async () => {
    const draft = { publication: { type: 'PublicationInput', value: { isDraft: true } } };
    await createRecordOf(admin, 'Event', {}, draft);
    const editor = await api.signInAdmin('editor@example.org', [Role.EDITOR]);
    expect(titlesOf(await read({}, editor))).toEqual(['Gathering']);
    const registrar = await api.signInAdmin('registrar@example.org', [Role.REGISTRAR]);
    const refused = await registrar.query(library, { types: all });
    expect(refused.errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' });
    const anonymous = await api.query(library, { types: all });
    expect(anonymous.errors?.[0]?.extensions).toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});

describe('the copy of a video', () => {
  it('is a separate file with its own poster, and remains after the original is deleted', async () => {
    const first = await createVideo();
    const copy = pieceIn(await copyOf(first.id));
    expect(copy).toMatchObject({ isVideoSrc: true, image: { width: 60, height: 40 } });
    expect(copy.mediaUrl).toMatch(/\d-[0-9a-f]{8}-dance\.mp4$/);
    expect(copy.mediaUrl).not.toBe(first.mediaUrl);
    expect(copy.image.url).not.toBe(first.image.url);

    await deleteRecordOf(admin, 'AboutEthiopia', first.id);
    const served = await fetch(api.url + copy.mediaUrl);
    // A comparison byte by byte takes seconds, and the server closes the connection meanwhile.
    expect(Buffer.from(await served.arrayBuffer()).equals(dance)).toBe(true);
    expect((await fetch(api.url + copy.image.url)).status).toBe(200);
  });

  it('replaces a picture and removes its files', async () => {
    const first = await createVideo();
    const bread = await createBread();
    const { errors } = await admin.query(`mutation {
      updateAboutEthiopia(id: "${bread}", version: 1, videoOf: "${first.id}",
        input: { title: "Bread", description: "x", categoryId: "1" }) { id }
    }`);
    expect(errors).toBeUndefined();
    expect(await storedFiles(api)).toHaveLength(4);
    expect((await read()).nodes.map(({ type }) => type)).toEqual(['VIDEO', 'VIDEO']);
  });

  it('is refused with an error for the field if the video does not exist', async () => {
    const gone = { fieldCodes: { media: { code: 'mediaGone' } }, code: 'BAD_USER_INPUT' };
    const bread = await createBread();
    const first = await createVideo();
    const row = { where: { id: Number(first.id) } };
    const { mediaPath } = await api.services.prisma.aboutEthiopia.findUniqueOrThrow(row);
    for (const id of [bread, '999', 'x']) {
      const { errors } = await copyOf(id);
      expect(errors?.[0]?.extensions, id).toMatchObject(gone);
    }
    // The file is removed while the copy is being made.
    await api.services.media.remove(mediaPath);
    const before = await filesIn(api.mediaFolder);
    const { errors } = await copyOf(first.id);
    expect(errors?.[0]?.extensions).toMatchObject(gone);
    expect(await filesIn(api.mediaFolder)).toEqual(before);
  });

  it('is made within Cloudinary as well', async () => {
    const cloud = await startFakeCloudinary();
    const elsewhere = await startApi({ media: cloudinaryAt(cloud.url) });
    try {
      const volunteer = await elsewhere.signInAdmin();
      await prepareCategories(elsewhere);
      const first = await createVideo(volunteer);
      const copy = pieceIn(await copyOf(first.id, volunteer));
      expect(copy.mediaUrl).not.toBe(first.mediaUrl);
      const page = await read({ types: ['VIDEO'] }, volunteer);
      expect(page.nodes.map(({ url }) => url)).toEqual([copy.mediaUrl, first.mediaUrl]);
      expect([...cloud.files].filter(([key]) => key.startsWith('video/'))).toEqual([
        [expect.stringMatching(/-dance$/), dance],
        [expect.stringMatching(/-dance$/), dance],
      ]);
    } finally {
      await elsewhere.stop();
      await cloud.stop();
    }
  });
});
