import { Readable } from 'node:stream';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { cloudinaryStore, readCloudinaryUrl } from '../../api/media/cloudinaryStore.ts';
import { previewCut } from '../../api/media/preview.ts';
import { useAdmin, useApi } from '../support/useApi.ts';
import { addEvent } from '../support/factories.ts';
import { picture } from '../support/files.ts';
import { type KindUnderTest, kinds } from '../support/kinds.ts';
import { prepareCategories } from '../support/records.ts';
import { translatedTexts } from '../support/translatedTexts.ts';

const api = useApi({}, { CACHE_MB: '1' });
const admin = useAdmin(api);
beforeEach(() => prepareCategories(api));

const pictured = kinds.filter(({ files }) => Object.keys(files).length > 0);

const image = 'image { alt altLanguage focusX focusY previewUrl }';
const details = 'imageAltEn imageAltAm imageIsOrnament imageFocusX imageFocusY';
const nobodySaid = {
  imageAltEn: '',
  imageAltAm: '',
  imageIsOrnament: false,
  imageFocusX: null,
  imageFocusY: null,
};

/** Creates, changes and reads records of a kind for the sake of their pictures. */
function picturesOf({ name, inputType, input, files }: KindUnderTest) {
  const root = name.charAt(0).toLowerCase() + name.slice(1);
  const argument = 'media' in files ? 'media' : 'image';
  const texts = Object.keys(input).filter((field) =>
    [
      'title',
      'name',
      'text',
      'description',
      'location',
      'openingHours',
      'postTitle',
      'postText',
      'postLinkText',
    ].includes(field),
  );
  const translated = Object.fromEntries(texts.map((field) => [field, `በአማርኛ ${field}`]));

  async function create(described: object, translations: object[] = []) {
    const content = await picture('jpeg', 600, 900);
    const { data, errors } = await admin.upload(
      `mutation ($input: ${inputType}!, $file: Upload, $translations: [TranslationInput!]) {
        saved: create${name}(input: $input, ${argument}: $file, translations: $translations) { id version }
      }`,
      { input: { ...input, ...described }, translations },
      { file: { name: 'photo.jpg', content } },
    );
    expect(errors).toBeUndefined();
    return data['saved'] as { id: string; version: number };
  }

  const update = async (seen: { id: string; version: number }, values: object, extra = '') => {
    const { data, errors } = await admin.query(
      `mutation ($id: ID!, $version: Int!, $input: ${inputType}!) {
        saved: update${name}(id: $id, version: $version, input: $input${extra}) { id version ${details} }
      }`,
      { ...seen, input: { ...input, ...values } },
    );
    // Null where the mutation was refused.
    const { saved } = (data as Record<string, unknown> | null) ?? {};
    return { saved: saved as { id: string; version: number }, errors };
  };

  const read = async (id: string, language = 'EN') => {
    const query = `query ($id: ID!, $language: Language) {
      record: ${root}(id: $id, language: $language) { ${details} isOutdated ${image} }
    }`;
    const data = await api.ask(query, { id, language });
    return data['record'] as { isOutdated: boolean; image: Record<string, unknown> };
  };

  return { create, update, read, translated };
}

describe.each(pictured)('the picture of $name', (kind) => {
  const { create, read } = picturesOf(kind);

  it('has no description until an editor writes one', async () => {
    const { id } = await create({});
    const record = await read(id);
    expect(record).toMatchObject(nobodySaid);
    expect(record.image).toMatchObject({ alt: null, altLanguage: null, focusX: null });
    expect(record.image['previewUrl']).not.toContain('?');
  });

  it('has a description, a focal point, and a preview that is cut at this point', async () => {
    const described = { imageAltEn: ' Girls\n dance ', imageFocusX: 100, imageFocusY: 12 };
    const { id } = await create(described);
    const { image: shown } = await read(id);
    expect(shown).toMatchObject({
      alt: 'Girls dance',
      altLanguage: 'EN',
      focusX: 100,
      focusY: 12,
    });
    expect(shown['previewUrl']).toMatch(/\.jpg\?at=0$/);
  });
});

const event = kinds.find(({ name }) => name === 'Event') as KindUnderTest;

describe('a picture', () => {
  const { create, update, read, translated } = picturesOf(event);
  const { inputType, input, changed } = event;

  it('can be an ornament, which differs from a picture without a description', async () => {
    const { id } = await create({ imageIsOrnament: true, imageAltEn: 'kept' });
    expect((await read(id)).image).toMatchObject({ alt: '', altLanguage: null });
  });

  it('is described in the requested language if possible, and otherwise in the other one', async () => {
    const both = { imageAltEn: 'Girls', imageAltAm: 'ልጃገረዶች' };
    const inEnglish = { alt: 'Girls', altLanguage: 'EN' };
    const inAmharic = { alt: 'ልጃገረዶች', altLanguage: 'AM' };
    const alone = await create(both);
    expect((await read(alone.id, 'AM')).image).toMatchObject(inAmharic);
    expect((await read(alone.id)).image).toMatchObject(inEnglish);

    const other = { [changed.field]: changed.value };
    const half = await create({ ...other, imageAltEn: 'Girls' }, [
      { language: 'AM', texts: translatedTexts(translated) },
    ]);
    expect((await read(half.id, 'AM')).image).toMatchObject(inEnglish);
    await update(half, { ...other, imageAltAm: 'ልጃገረዶች' });
    expect((await read(half.id, 'AM')).image).toMatchObject(inAmharic);
    expect((await read(half.id)).image).toMatchObject(inAmharic);
  });

  it('does not make the translation outdated when its description changes', async () => {
    const seen = await create({}, [{ language: 'AM', texts: translatedTexts(translated) }]);
    await update(seen, { imageAltEn: 'Girls', imageAltAm: 'ልጃገረዶች' });
    expect(await read(seen.id, 'AM')).toMatchObject({ isOutdated: false, imageAltEn: 'Girls' });
  });

  it.each([
    ['imageAltEn', 'x'.repeat(251), 'At most 250 characters'],
    ['imageAltAm', 'ሀ'.repeat(251), 'At most 250 characters'],
    ['imageFocusX', 101, 'Enter a number from 0 to 100'],
    ['imageFocusY', -1, 'Enter a number from 0 to 100'],
  ])('refuses a wrong %s', async (field, value, message) => {
    const { errors } = await update(await create({}), { [field]: value });
    expect(errors?.[0]?.extensions['fields']).toMatchObject({ [field]: message });
  });

  it('gets 50 per cent for the other half of the focal point if one half is given', async () => {
    const record = await create({ imageFocusX: 5 });
    expect(await read(record.id)).toMatchObject({ imageFocusX: 5, imageFocusY: 50 });
    await update(record, { imageFocusY: 7 });
    expect(await read(record.id)).toMatchObject({ imageFocusX: 50, imageFocusY: 7 });
  });

  it('keeps its description when a version with another picture is restored', async () => {
    const seen = await create({ imageAltEn: 'The first', imageAltAm: 'የመጀመሪያው' }, [
      { language: 'AM', texts: translatedTexts(translated) },
    ]);
    const second = await admin.upload(
      `mutation ($id: ID!, $input: ${inputType}!, $file: Upload) {
        saved: updateEvent(id: $id, version: 1, input: $input, image: $file,
          translations: [{ language: AM, texts: null }]) { id version }
      }`,
      { id: seen.id, input: { ...input, imageAltEn: 'The second', imageFocusX: 20 } },
      { file: { name: 'other.jpg', content: await picture('jpeg', 300, 200) } },
    );
    expect(second.errors).toBeUndefined();
    const restored = await admin.query(
      `mutation { restoreRevision(kind: EVENT, id: "${seen.id}", version: 2, former: 1) { restoredFiles } }`,
    );
    expect(restored.data).toEqual({ restoreRevision: { restoredFiles: false } });
    expect(await read(seen.id)).toMatchObject({
      imageAltEn: 'The second',
      imageAltAm: '',
      imageFocusX: 20,
    });
    expect((await read(seen.id, 'AM')).image).toMatchObject({
      alt: 'The second',
      altLanguage: 'EN',
    });
  });
});

it('loses its description when it is removed, even if a request still describes it', async () => {
  const told = { imageAltEn: 'Girls dance', imageAltAm: 'ልጃገረዶች', imageFocusX: 20 };
  const created = await admin.upload(
    `mutation ($image: Upload) {
      createPost(input: { postTitle: "News", imageAltEn: "Girls" }, image: $image) { id version }
    }`,
    {},
    { image: { name: 'photo.jpg', content: await picture() } },
  );
  const post = created.data['createPost'] as { id: string; version: number };
  const update = `mutation ($id: ID!, $version: Int!, $input: PostInput!, $remove: Boolean!) {
    updatePost(id: $id, version: $version, input: $input, removeImage: $remove) { version ${details} }
  }`;
  for (const remove of [true, false]) {
    const input = { postTitle: 'News', ...told };
    const data = await admin.ask(update, { ...post, input, remove });
    expect(data['updatePost']).toMatchObject(nobodySaid);
    post.version += 1;
  }
  const { data } = await admin.query(
    `mutation { createPost(input: { postTitle: "Bare", imageAltEn: "Girls" }) { ${details} } }`,
  );
  expect(data['createPost']).toMatchObject(nobodySaid);
});

describe('the preview of a picture with a focal point', () => {
  /** A portrait: blue, with a red face at its upper edge. */
  const portrait = async () => {
    const face = await sharp({
      create: { width: 200, height: 200, channels: 3, background: 'red' },
    })
      .png()
      .toBuffer();
    return sharp({ create: { width: 600, height: 1200, channels: 3, background: 'blue' } })
      .composite([{ input: face, left: 200, top: 0 }])
      .png()
      .toBuffer();
  };

  it('is cut at this point', async () => {
    const path = 'eventBucket/images/1-portrait.png';
    const { media } = api.services;
    await media.put(path, Readable.from([await portrait()]));
    await addEvent(api.services.prisma, { imagePath: path });
    const size = { width: 600, height: 1200 };
    const address = media.previewUrl(path, previewCut(size, { x: 50, y: 8 }));
    const response = await fetch(api.url + address);
    const area = { left: 600, top: 10, width: 1, height: 1 };
    const file = sharp(Buffer.from(await response.arrayBuffer()));
    const [red, , blue] = await file.extract(area).raw().toBuffer();
    expect(red).toBeGreaterThan(200);
    expect(blue).toBeLessThan(50);
    await media.remove(path);
    expect((await fetch(api.url + address)).status).toBe(404);
  });

  it('is cut only at positions whose files are removed again', async () => {
    const path = 'eventBucket/images/2-portrait.png';
    await api.services.media.put(path, Readable.from([await portrait()]));
    await addEvent(api.services.prisma, { imagePath: path });
    const read = async (query: string) => {
      const response = await fetch(`${api.url}/previews/${path}.jpg${query}`);
      return Buffer.from(await response.arrayBuffer()).toString('base64');
    };
    const automatic = await read('');
    for (const query of ['?at=3', '?at=-5', '?at=105', '?at=', '?at=5&at=10']) {
      expect(await read(query)).toBe(automatic);
    }
    expect(await read('?at=100')).not.toBe(automatic);
  });

  it('is cut by Cloudinary too', () => {
    const store = cloudinaryStore(readCloudinaryUrl('cloudinary://key:secret@demo'));
    const cut = previewCut({ width: 1200, height: 1600 }, { x: null, y: 50 });
    expect(store.previewUrl('postBucket/images/1-a.webp', cut)).toBe(
      'https://res.cloudinary.com/demo/image/upload/c_crop,g_north_west,h_630,w_1200,x_0,y_485/c_fill,h_630,q_auto:good,w_1200/v1/postBucket/images/1-a.jpg',
    );
  });

  it('is cut automatically without a focal point or a known size', () => {
    expect(previewCut({ width: 600, height: 1200 }, { x: null, y: null })).toBeNull();
    expect(previewCut({ width: null, height: null }, { x: 10, y: 10 })).toBeNull();
  });
});
