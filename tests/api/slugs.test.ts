import { describe, expect, it } from 'vitest';
import { recordPath, slugOf } from '../../api/shared/content/slug.rules.ts';

describe('the slug of a title', () => {
  it.each([
    ['Enkutatash – Ethiopian New Year', 'enkutatash-ethiopian-new-year'],
    ['  Café “Ābesha” & Women’s Øl, 2019! ', 'cafe-abesha-womens-ol-2019'],
    ['Straße, Łódź, ﬁne', 'strasse-lodz-fine'],
    ['እንቁጣጣሽ', 'enkutatash'],
    ['ገና', 'gena'],
    ['ጥምቀት', 'timket'],
    ['መስቀል', 'meskel'],
    ['ፋሲካ', 'fasika'],
    ['አድዋ', 'adwa'],
    ['ዓለም እና ሀገር', 'alem-ena-hager'],
    ['ፀሐይ፣ጸሐይ', 'tsehay'],
    ['መንግሥት', 'mengist'],
    ['ወንድም', 'wendim'],
    ['ቋንቋ', 'kwankwa'],
    ['ኢትዮጵያዊነት', 'ethiopiawinet'],
    ['እንቁጣጣሽ 2019 (New Year)', 'enkutatash-2019-new-year'],
    ['Enkutatash (እንቁጣጣሽ): Enkutatash', 'enkutatash'],
    ['On 2040-01-01', 'on-2040-01-01'],
    ['中文 · Русский', ''],
    ['…!?', ''],
  ])('%s is %s', (title, slug) => {
    expect(slugOf(title)).toBe(slug);
  });

  it('has at most 60 characters and ends with a word', () => {
    expect(slugOf('one four '.repeat(40))).toBe('one-four-'.repeat(6) + 'one');
    expect(slugOf(`${'a'.repeat(20)} ${'b'.repeat(50)}`)).toBe('a'.repeat(20));
    expect(slugOf('x'.repeat(200))).toBe('x'.repeat(60));
  });

  it('contains only letters, digits and hyphens for each Ethiopic syllable', () => {
    for (let code = 0x1200; code <= 0x137f; code += 1) {
      expect(slugOf(`ሰ${String.fromCharCode(code)}`)).toMatch(/^[a-z]+$/);
    }
  });
});

describe('the path of a record', () => {
  const kind = { name: 'event', path: 'events', hasRecordPages: true };

  it('consists of its id and its slug, or only of its id', () => {
    expect(recordPath(kind, 12, 'እንቁጣጣሽ')).toBe('/events/12-enkutatash');
    expect(recordPath(kind, '12', '!')).toBe('/events/12');
  });

  it('is an anchor on the list page if it has no page of its own', () => {
    const resource = { name: 'resource', path: 'resources', hasRecordPages: false };
    expect(recordPath(resource, 12, 'Visas')).toBe('/resources#resource-12');
  });
});
