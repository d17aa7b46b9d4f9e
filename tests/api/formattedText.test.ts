import { beforeAll, expect, it } from 'vitest';
import { parseMarkdown } from '../../api/shared/content/markdown.rules.ts';
import { toMarkdown } from '../../api/shared/content/toMarkdown.rules.ts';
import { seed } from '../../prisma/seed/seed.ts';
import type { Admin } from '../support/api.ts';
import { useApi } from '../support/useApi.ts';
import { createRecordOf } from '../support/records.ts';

let admin: Admin;
const api = useApi({}, { SITE_URL: 'https://association.example' });
beforeAll(async () => {
  await seed(api.services);
  admin = await api.signInAdmin();
});

const report = [
  '# Enkutatash',
  'It was **great**, see [the _photos_](https://photos.example.org/a_b).',
  '* coffee',
  '+ 5 * 3',
  '> [unsafe](javascript:alert(1)) <b>',
].join('\n');

const asRead = [
  'Enkutatash',
  'It was great, see the photos.',
  'coffee',
  '5 * 3',
  '[unsafe](javascript:alert(1)) <b>',
];

it('is stored in one way, and everything without formatting shows its plain text', async () => {
  const id = await createRecordOf(admin, 'Event', { description: report });
  const { data } = await api.query('query ($id: ID!) { event(id: $id) { description } }', {
    id,
  });
  const { description } = data['event'] as { description: string };
  expect(description.split('\n')).toEqual([
    '## Enkutatash',
    'It was **great**, see [the *photos*](https://photos.example.org/a_b).',
    '- coffee',
    '- 5 \\* 3',
    '> \\[unsafe\\](javascript:alert(1)) \\<b>',
  ]);

  const feed = await (await fetch(`${api.url}/feed.xml`)).text();
  expect(feed).toContain('<h2>Enkutatash</h2>');
  expect(feed).toContain('<ul><li>coffee</li><li>5 * 3</li></ul>');
  expect(feed).toContain('<blockquote><p>[unsafe](javascript:alert(1)) &lt;b&gt;</p></blockquote>');

  const calendar = await (await fetch(`${api.url}/calendar.ics`)).text();
  expect(calendar.replaceAll('\r\n ', '')).toContain(
    asRead.slice(0, 2).join('\\n').replace(',', '\\,'),
  );

  const found = await api.query('{ search(query: "unsafe") { edges { excerpt { text } } } }');
  const { edges } = found.data['search'] as { edges: { excerpt: { text: string }[] }[] };
  expect(edges[0]?.excerpt.map(({ text }) => text).join('')).toContain(asRead.slice(3).join('\n'));
});

it('has a limit for its plain text', async () => {
  const letters = 'a'.repeat(19_996);
  const tried = (description: string) =>
    createRecordOf(admin, 'Event', { title: String(Math.random()), description });
  await expect(tried(`**${letters}** *b*`)).resolves.toBeTruthy();
  await expect(tried(`**${letters}** *bbbb*`)).rejects.toThrow('20000');
});

it('leaves the bundled texts as they are', async () => {
  const { prisma } = api.services;
  const texts = [
    ...(await prisma.event.findMany()).map(({ description }) => description),
    ...(await prisma.aboutEthiopia.findMany()).map(({ description }) => description),
    ...(await prisma.post.findMany()).map(({ postText }) => postText),
    ...(await prisma.directory.findMany()).map(({ description }) => description.join('\n')),
    ...(await prisma.translation.findMany({ where: { kind: { not: 'resource' } } })).flatMap(
      ({ values }) => {
        const { description, postText } = values as Record<string, string | string[]>;
        return [description ?? postText ?? []].flat().join('\n');
      },
    ),
  ];
  expect(texts.length).toBeGreaterThan(50);
  for (const text of texts) expect(toMarkdown(parseMarkdown(text))).toBe(text);
});
