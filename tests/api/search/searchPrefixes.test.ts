import { afterEach, describe, expect, it } from 'vitest';
import { useApi } from '../../support/useApi.ts';
import { marked, type Segment } from '../../support/foundWords.ts';

const api = useApi();
afterEach(() => api.reset());

/** The results, with the marked words in brackets. */
async function find(query: string) {
  const data = await api.ask(
    `query ($query: String!) {
      search(query: $query, first: 20) {
        edges { title { text isMatch } excerpt { text isMatch } }
      }
    }`,
    { query },
  );
  const { edges } = data['search'] as { edges: { title: Segment[]; excerpt: Segment[] }[] };
  return edges.map(({ title, excerpt }) => [marked(title), marked(excerpt)]);
}

const titles = async (query: string) => (await find(query)).map(([title]) => title);

const addPost = (postTitle: string, postText = '') =>
  api.services.prisma.post.create({ data: { postTitle, postText } });

describe('an Amharic word', () => {
  it.each([
    ['ሸዋ', '[የሸዋ] እንጀራ ቤት'],
    ['የሸዋ', '[ሸዋ] ሱቅ'],
    ['በሸዋ', '[የሸዋ] እንጀራ ቤት'],
    ['አድዋ', '[የዐድዋ] ሱቅ'],
    ['ለቡና', 'ትኩስ [ቡና]'],
    ['ቡና', 'ሁሉም [ስለቡና]'],
    ['ወደጎንደር', 'የ [ጎንደር] ግንብ'],
    ['እንደሐበሻ', '[የሀበሻ] ልብስ'],
    ['ሸዋ እንጀራ', '[የሸዋ] [እንጀራ] ቤት'],
    ['የአክሱም', 'The tower of [Aksum]'],
    ['አማርኛ', 'ትምህርት [በአማርኛ]'],
    ['2019', 'መስከረም [በ2019]'],
    ['ከ2019', 'መስከረም [2019]'],
    ['shewa', '[የሸዋ] እንጀራ ቤት'],
  ])('is found with any preposition: %s finds %s', async (query, title) => {
    await addPost(title.replace(/[[\]]/g, ''));
    expect(await titles(query)).toEqual([title]);
  });

  it('is found with any preposition in texts', async () => {
    await addPost('Market', 'ሁሉም የሸዋ ነው');
    await addPost('Fair', 'ሁሉም ሸዋ ነው');
    expect(await find('ሸዋ')).toEqual([
      ['Fair', 'ሁሉም [ሸዋ] ነው'],
      ['Market', 'ሁሉም [የሸዋ] ነው'],
    ]);
    expect(await find('የሸዋ')).toEqual([
      ['Market', 'ሁሉም [የሸዋ] ነው'],
      ['Fair', 'ሁሉም [ሸዋ] ነው'],
    ]);
  });

  it.each([
    ['አድ', '[የአድዋ] ሱቅ'],
    ['የአድ', '[አድዋ] ሱቅ'],
    ['በአድ', '[የአድዋ] ሱቅ'],
    ['የአክሱ', '[አክሱም] ሱቅ'],
  ])('is found while it is typed: %s', async (query, title) => {
    await addPost(title.replace(/[[\]]/g, ''));
    expect(await titles(query)).toEqual([title]);
  });

  it('is listed first in the exact form', async () => {
    await addPost('የቡና ሱቅ');
    await addPost('ቡናማ ሱቅ');
    await addPost('A shop', 'ቡና');
    await addPost('ቡና ሱቅ');
    await addPost('A market', 'ለቡና');
    expect(await find('ቡና')).toEqual([
      ['[ቡና] ሱቅ', ''],
      ['[ቡናማ] ሱቅ', ''],
      ['A shop', '[ቡና]'],
      ['[የቡና] ሱቅ', ''],
      ['A market', '[ለቡና]'],
    ]);
  });

  it('that begins like a preposition is listed before the word without it', async () => {
    await addPost('ሽታ');
    await addPost('A town', 'የበሽታ ቀን');
    await addPost('A shop', 'በሽታ');
    expect(await find('በሽታ')).toEqual([
      ['A shop', '[በሽታ]'],
      ['A town', '[የበሽታ] ቀን'],
      ['[ሽታ]', ''],
    ]);
    await addPost('ተማሪ ቤት');
    await addPost('A city', 'ከተማ');
    expect(await titles('ከተማ')).toEqual(['A city']);
  });

  it.each([
    ['በር', 'ር'],
    ['ለማ', 'ማ'],
    ['የኔ', 'ኔ'],
  ])('of two syllables is not split into a preposition and a word: %s', async (query, other) => {
    await addPost(other);
    expect(await find(query)).toEqual([]);
  });
});
