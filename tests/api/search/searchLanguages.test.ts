import { afterEach, describe, expect, it } from 'vitest';
import type { Language } from '../../../api/generated/prisma/client.ts';
import { useApi } from '../../support/useApi.ts';
import { marked, type Segment } from '../../support/foundWords.ts';

const api = useApi();
afterEach(() => api.reset());

/** The results, with the marked words in brackets. */
async function find(query: string, language: Language | null = null) {
  const data = await api.ask(
    `query ($query: String!, $language: Language) {
      search(query: $query, first: 20, language: $language) {
        edges { language title { text isMatch } excerpt { text isMatch } excerptLanguage }
      }
    }`,
    { query, language },
  );
  const { edges } = data['search'] as {
    edges: { title: Segment[]; excerpt: Segment[]; language: string; excerptLanguage: string }[];
  };
  return edges.map(({ title, excerpt, ...languages }) => ({
    title: marked(title),
    excerpt: marked(excerpt),
    ...languages,
  }));
}

const titles = async (query: string) => (await find(query)).map(({ title }) => title);

const addPost = (postTitle: string, postText = '') =>
  api.services.prisma.post.create({ data: { postTitle, postText } });

async function addTranslatedPost(english: [string, string], amharic: [string, string]) {
  const { id } = await addPost(...english);
  const [postTitle, postText] = amharic;
  const values = { postTitle, postText, postLinkText: '' };
  const key = { kind: 'post', recordId: id, language: 'AM' as const };
  await api.services.prisma.translation.create({ data: { ...key, values, original: {} } });
}

describe('words in Ethiopic letters', () => {
  it.each([
    ['ቀን', 'You can come'],
    ['ቤት', 'About us'],
    ['በርበሬ', 'The barber'],
    ['መስቀል', 'A musical'],
    ['ሰላም', 'Islam'],
    ['ሥራ', 'Sorry'],
    ['ወሬ', 'They were here'],
    ['ቆመው', 'Come along'],
    ['እሌኒ', 'A line'],
    ['ፍሬ', 'A fire'],
    ['ፈጥር', 'My father'],
    ['ጾመ', 'Some of us'],
    ['ሰላም', 'A small sum'],
    ['ክራር', 'A career'],
    ['ንጉሥ', 'Angus knows'],
    ['ምግብ ቤት', 'About a mug of bees'],
  ])('such as %s do not find “%s”', async (query, english) => {
    await addPost(english, english);
    expect(await find(query)).toEqual([]);
  });

  it.each([
    ['ላሊበላ', 'The churches of [Lalibela]'],
    ['ጎንደር', 'The castles of [Gondar]'],
    ['ሐረር', 'The walls of [Harar]'],
    ['ኢትዮጵያ', 'About [Ethiopia]'],
    ['ቡና', 'Fresh [buna]'],
    ['አዲስ አበባ', 'From [Addis] [Ababa]'],
    ['ዮሐንስ', 'The race of [Yohannes]'],
    ['ሙሐመድ', 'The shop of [Mohammed]'],
    ['ጥምቀት', 'We celebrate [Timket]'],
    ['ኃይሉ', 'A concert by [Hailu]'],
    ['ሊብራሪስ', 'Auckland [Libraries]'],
    ['ክራር', 'Songs to the [krar]'],
    ['ብርሃን', 'The [Berhan] school'],
    ['ትግራይ', 'Coffee from [Tigray]'],
    ['ቦሌ', 'Cuts of [Bole]'],
    ['በቦሌ', 'Cuts of [Bole]'],
    ['ሸዋ', 'The food of [Shewa]'],
    ['ጎጃም', 'Honey from [Gojjam]'],
    ['ትዝታ', 'We sing [tizita]'],
    ['ሽሮ', 'Beans or [shiro]'],
    ['ክትፎ', '[Kitfo] on Friday'],
    ['ጅማ', 'Coffee from [Jimma]'],
  ])('find a name in Latin letters, as %s does: %s', async (query, title) => {
    await addPost(title.replace(/[[\]]/g, ''));
    expect(await titles(query)).toEqual([title]);
  });

  it('are accepted in any length', async () => {
    await addPost('Lea');
    for (const query of [`ለ${'አ'.repeat(199)}`, 'ለወ'.repeat(100), `ለ${'የ'.repeat(39)}`]) {
      expect(await find(query)).toEqual([]);
    }
  });

  it('match words with the same letters and other vowels', async () => {
    await addPost('የመስቀል በዓል', 'መጽሐፍት እና ቤተሰቦች');
    expect(await find('ቤተሰብ')).toMatchObject([{ excerpt: 'መጽሐፍት እና [ቤተሰቦች]' }]);
    expect(await find('መጻሕፍት')).toMatchObject([{ excerpt: '[መጽሐፍት] እና ቤተሰቦች' }]);
  });

  it('do not mark English words of a record that matches in Amharic', async () => {
    await addTranslatedPost(['An open day', 'You can ask about us.'], ['የቤት ቀን', 'ኑ።']);
    for (const query of ['ቀን', 'ቤት', 'ቀን ቤት']) {
      const [found] = await find(query, 'EN');
      expect([found?.title, found?.excerpt]).not.toContainEqual(expect.stringMatching(/\[\w+\]/));
    }
  });
});

describe('Amharic words in Latin letters', () => {
  it('are listed before the prefix of a longer English word', async () => {
    await addPost('Better together');
    await addPost('A better house', 'ቤት');
    await addPost('የአበበ ቤት');
    await addPost('Letters', 'The better ones');
    await addPost('ቤትና ሥራ');
    expect(await titles('bet')).toEqual([
      'የአበበ [ቤት]',
      'A better house',
      '[Better] together',
      'Letters',
      '[ቤትና] ሥራ',
    ]);
  });

  it('are listed after an English word with the same spelling', async () => {
    await addPost('የአበበ ቤት');
    await addPost('A safe bet');
    expect(await titles('bet')).toEqual(['A safe [bet]', 'የአበበ [ቤት]']);
  });

  it('do not mark text that only shares two consonants with them', async () => {
    await addPost('Harvest', 'All about it');
    expect(await find('bet harvest')).toMatchObject([
      { title: '[Harvest]', excerpt: 'All about it' },
    ]);
  });
});

describe('a record that matches in another language than the reader’s', () => {
  it('is shown with the matching text', async () => {
    await addTranslatedPost(['A house to let', 'Three rooms.'], ['የሚከራይ ቤት', 'ሦስት ክፍሎች።']);
    const title = 'A house to let';
    expect(await find('ቤት', 'EN')).toEqual([
      { title, language: 'EN', excerpt: 'የሚከራይ [ቤት] · ሦስት ክፍሎች።', excerptLanguage: 'AM' },
    ]);
    expect(await find('ክፍሎች', 'EN')).toMatchObject([
      { title, excerpt: 'የሚከራይ ቤት · ሦስት [ክፍሎች]።', excerptLanguage: 'AM' },
    ]);
    expect(await find('rooms', 'AM')).toEqual([
      {
        title: 'የሚከራይ ቤት',
        language: 'AM',
        excerpt: 'A house to let · Three [rooms].',
        excerptLanguage: 'EN',
      },
    ]);
  });

  it('is shown like any other if it also matches in the reader’s language', async () => {
    await addTranslatedPost(['A house', 'One ቤት.'], ['ቤት', 'አንድ ቤት።']);
    expect(await find('ቤት', 'EN')).toMatchObject([{ excerpt: 'One [ቤት].', excerptLanguage: 'EN' }]);
  });

  it('is shown like any other if it has no translation', async () => {
    await addPost('A house', 'Three rooms.');
    expect(await find('rooms', 'AM')).toMatchObject([
      { language: 'EN', excerpt: 'Three [rooms].', excerptLanguage: 'EN' },
    ]);
  });
});
