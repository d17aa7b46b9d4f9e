import { expect, it } from 'vitest';
import { startApi } from '../support/api.ts';

const site = { SITE_URL: 'https://association.example' };

it.each([
  [
    'the contact address',
    { ...site, CONTACT_EMAIL: 'office@example.org' },
    'mailto:office@example.org',
  ],
  ['the contact page where there is none', site, 'https://association.example/contact-us'],
])('security.txt contains %s, and is valid for half a year', async (_what, settings, contact) => {
  const api = await startApi({ now: () => new Date('2026-11-22T00:00:00Z') }, settings);
  try {
    const response = await fetch(`${api.url}/.well-known/security.txt`);
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await response.text()).toBe(
      [
        `Contact: ${contact}`,
        'Expires: 2027-05-21T00:00:00.000Z',
        'Preferred-Languages: en, am',
        'Canonical: https://association.example/.well-known/security.txt',
        '',
      ].join('\n'),
    );
  } finally {
    await api.stop();
  }
});
