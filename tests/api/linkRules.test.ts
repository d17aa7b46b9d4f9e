import { describe, expect, it } from 'vitest';
import { directoryRules } from '../../api/shared/content/directory/directory.fields.ts';
import { eventRules } from '../../api/shared/content/event/event.fields.ts';
import { optionalUrl, ownSocialUrl, requiredUrl } from '../../api/shared/content/link.rules.ts';

const maps = 'https://maps.app.goo.gl/aB3dE';

describe('a link', () => {
  it.each([
    ['https://example.org/a?b=c#d', 'https://example.org/a?b=c#d'],
    ['HTTP://example.org', 'HTTP://example.org'],
    [' www.example.org ', 'https://www.example.org'],
    ['example.co.nz/page', 'https://example.co.nz/page'],
    ['example.org:8080/x?y', 'https://example.org:8080/x?y'],
    ['አዲስ.example.org', 'https://አዲስ.example.org'],
    ['https://example.org./a..b', 'https://example.org./a..b'],
    [`Mount Roskill War Memorial Hall ${maps}`, maps],
    [`Hall\n13 May Rd\n${maps}`, maps],
    // A phone drops line breaks when it pastes into one line.
    [`May Rd${maps}`, maps],
    [`It is here (${maps}).`, maps],
    [`እዚህ ያንብቡ፦ ${maps}።`, maps],
    [`${maps}፤ ከዚያም ይምጡ`, maps],
    [`${maps}።`, maps],
    [`<${maps}>`, maps],
    [`${maps}\u200b`, maps],
    ['The hall: maps.app.goo.gl/aB3dE', maps],
    [`${maps}. Or 2/15 May Road, on 12/10`, maps],
    [`It is here (${maps}) or at https://example.org/a?b=c`, maps],
    [`${maps}/Cafe\u0301\u200e`, `${maps}/Café`],
  ])('typed as %j is saved as %s', (typed, saved) => {
    expect(requiredUrl().parse(typed)).toBe(saved);
    expect(optionalUrl().parse(typed)).toBe(saved);
    // Saving again changes nothing.
    expect(optionalUrl().parse(saved)).toBe(saved);
  });

  it.each([
    'the town hall',
    'maps',
    'javascript:alert(1)',
    'javascript://example.org/%0Aalert(1)',
    'ftp://example.org',
    'mailto:a@example.org',
    'a@example.org',
    '@name',
    'https://',
    'Meet at St.Lukes at 10.30',
    `example.org/${'x'.repeat(2000)}`,
    'https://example.org/a\\b',
    'https://.',
    'https://.example.org',
    'https://a..b/',
    'https://a。。b/',
  ])('is refused as %j', (typed) => {
    const { error } = requiredUrl().safeParse(typed);
    expect(error?.issues.map(({ message }) => message)).toEqual(['invalidUrl']);
  });

  it.each([
    ['https://exa mple.org', 'spaceInUrl'],
    ['https://example.org/first\nsecond', 'spaceInUrl'],
    ['example.org/first second', 'spaceInUrl'],
    [`${maps} 2/15 May Road, on 12/10`, 'spaceInUrl'],
    [`${maps} or https://example.org/a?b=c`, 'spaceInUrl'],
    // Cut at the space, the link would lead to another page.
    ['https://www.google.com/maps/place/Mt Roskill Hall/@-36.9,174.7', 'spaceInUrl'],
    ['https://www.google.com/maps/place/Mt. Roskill Hall/@-36.9,174.7', 'spaceInUrl'],
    ['https://www.google.com/maps/place/Hall, May Road', 'spaceInUrl'],
    ['Hall: https://example.org/a b?q=c', 'spaceInUrl'],
    ['http://user:pass@host', 'loginInUrl'],
    ['https://user@example.org/a', 'loginInUrl'],
    ['https://@example.org', 'loginInUrl'],
    ['https://example.org\\@example.com', 'loginInUrl'],
    ['Hall https://bank.co.nz@example.org', 'loginInUrl'],
  ])('is refused as %j with the reason %s', (typed, reason) => {
    for (const rule of [requiredUrl(), optionalUrl(), directoryRules.shape.facebook]) {
      const { error } = rule.safeParse(typed);
      expect(error?.issues.map(({ message }) => message)).toEqual([reason]);
    }
  });

  it('is required, or is optional', () => {
    const { error } = requiredUrl().safeParse(' ');
    expect(error?.issues.map(({ message }) => message)).toEqual(['required']);
    expect(optionalUrl().parse(' ')).toBe('');
    expect(optionalUrl().parse(undefined)).toBe('');
  });

  it('of an event is accepted in the form in which phones share it', () => {
    expect(eventRules.shape.mapLink.parse(`Hall ${maps}`)).toBe(maps);
  });
});

describe('a link to a social platform', () => {
  const { shape } = directoryRules;
  it.each([
    ['instagram', '@cafe.buna', 'https://www.instagram.com/cafe.buna'],
    ['facebook', '@cafebuna', 'https://www.facebook.com/cafebuna'],
    ['facebook', 'facebook.com/cafebuna', 'https://facebook.com/cafebuna'],
    ['telegram', '@cafe_buna', 'https://t.me/cafe_buna'],
    ['facebook', 'mesob.example', 'https://mesob.example'],
    ['telegram', 't.me/cafe_buna', 'https://t.me/cafe_buna'],
    ['x', '@cafebuna', 'https://x.com/cafebuna'],
    ['viber', 'invite.viber.com/?g2=abc', 'https://invite.viber.com/?g2=abc'],
    ['whatsapp', '021 555 0100', 'https://wa.me/64215550100'],
    ['whatsapp', '+64 (0)21 555-0100', 'https://wa.me/64215550100'],
    ['whatsapp', '+64021 555 0100', 'https://wa.me/64215550100'],
    ['whatsapp', '0064 21 555 0100', 'https://wa.me/64215550100'],
    ['whatsapp', '64215550100', 'https://wa.me/64215550100'],
    ['whatsapp', '+251 911 123456', 'https://wa.me/251911123456'],
    ['whatsapp', 'Join us: https://chat.whatsapp.com/AbC', 'https://chat.whatsapp.com/AbC'],
  ] as const)('%s, typed as %j, is saved as %s', (platform, typed, saved) => {
    expect(shape[platform].parse(typed)).toBe(saved);
    expect(shape[platform].parse(saved)).toBe(saved);
  });

  it.each([
    ['viber', '@name'],
    ['whatsapp', '@name'],
    ['whatsapp', '555'],
    ['whatsapp', '215550100'],
    ['facebook', '021 555 0100'],
    ['instagram', '@na/me'],
    ['x', 'us'],
    ['x', 'the hall'],
    ['instagram', 'n/a'],
    ['instagram', '0215550100'],
    ['instagram', 'mesob_akl'],
    ['viber', 'mesob_akl'],
    ['whatsapp', 'mesob_akl'],
  ] as const)('%s is refused as %j', (platform, typed) => {
    const { error } = shape[platform].safeParse(typed);
    expect(error?.issues.map(({ message }) => message)).toEqual(['invalidUrl']);
  });

  it.each([
    ['whatsapp', 'https://facebook.com/x'],
    ['telegram', 'https://not-t.me/x'],
    ['facebook', 'mesob.example'],
    ['x', 'https://netflix.com/x'],
  ] as const)('%s of the association is refused on another site, as %j', (platform, typed) => {
    const { error } = ownSocialUrl(platform).safeParse(typed);
    expect(shape[platform].safeParse(typed).success).toBe(true);
    expect(error?.issues.map(({ message }) => message)).toEqual(['wrongSite']);
  });
});
