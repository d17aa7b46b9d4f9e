import { afterEach, describe, expect, it } from 'vitest';
import { slugOf } from '../../api/shared/content/slug.rules.ts';
import { dayToDate } from '../../api/scalars.ts';
import { useApi } from '../support/useApi.ts';
import { addEvent } from '../support/factories.ts';
import { usePages } from '../support/pageServer.ts';

let present = new Date();
const api = useApi({ now: () => present }, { CACHE_MB: '10', SITE_URL: 'http://site.test' });
const server = usePages(api);
afterEach(async () => {
  server.rendered.length = 0;
  await api.reset();
});

/** Requests these paths one after the other. */
async function read(paths: string[]) {
  const answers = [];
  for (const path of paths) {
    const answer = await fetch(server.url + path);
    answers.push({ status: answer.status, html: await answer.text() });
  }
  return answers;
}

it.each([
  ['/membership', '/membership-form'],
  ['/join/?from=viber&x=1', '/membership-form?from=viber&x=1'],
  ['/Contact', '/contact-us'],
  ['/donate', '/support-us'],
  ['/am/membership', '/am/membership-form'],
  ['/am/join', '/am/membership-form'],
  ['/am/contact?from=%E1%88%80', '/am/contact-us?from=%E1%88%80'],
  ['/am/donate', '/am/support-us'],
])('%s redirects permanently to %s', async (guessed, page) => {
  const answer = await fetch(api.url + guessed, { redirect: 'manual' });
  expect(answer.status).toBe(301);
  expect(answer.headers.get('location')).toBe(page);
});

describe('pages are rendered once and cached once', () => {
  it('for all unknown addresses, and the page contains none of them', async () => {
    const folders = ['/', '/events/', '/admin/', '/a/b/c/'];
    const unknown = folders.flatMap((folder) =>
      Array.from({ length: 25 }, (_, number) => `${folder}secret-${number}`),
    );
    const answers = await read(unknown);
    // One in each frame.
    expect(server.rendered.toSorted()).toEqual(['/*', '/admin/*']);
    expect(api.services.cache.size.responses).toBe(2);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
    const [{ html } = { html: '' }] = answers;
    expect(html).toContain('This page does not exist !!!');
    expect(html).toMatch(/<title>[^<]*Not Found[^<]*<\/title>/i);
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(html).not.toContain('secret');
    expect(html).not.toContain('rel="canonical"');
    expect(html).not.toContain('og:url');
  });

  it('for all spellings of an address, under its canonical address', async () => {
    const answers = await read([
      '/EVENTS',
      '/events/',
      '/event%73',
      '/events?from=chat',
      '/events',
    ]);
    expect(server.rendered).toEqual(['/events']);
    for (const { status, html } of answers) {
      expect(status).toBe(200);
      expect(html).toContain('<link rel="canonical" href="http://site.test/events"');
    }
  });

  it('also for addresses that are not valid URLs', async () => {
    const statuses = (await read(['//', '//?of=1', '///events', '//[', '/?%'])).map(
      ({ status }) => status,
    );
    expect(statuses.filter((status) => status !== 200 && status !== 404)).toEqual([]);
  });

  it('for addresses with an invalid escape, in the language of each', async () => {
    const paths = ['/%E0%A4', '/events/100%', '/am/events/%zz'];
    const answers = await read(paths);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(answers.map(({ html }) => /<html[^>]* lang="([a-z]+)/.exec(html)?.[1])).toEqual([
      'en',
      'en',
      'am',
    ]);
    expect(server.rendered).toEqual(['/*', '/am/*']);
    // The whole server, because its router decodes the parts of an address.
    for (const path of paths) {
      const { headers } = await fetch(api.url + path);
      expect([path, headers.get('content-type')]).toEqual([path, 'text/html; charset=utf-8']);
    }
  });

  it('for unknown addresses with a line break, which never show the home page', async () => {
    const paths = ['/%0a', '/nonsense%0a', '/events%0a', '/eve%0ants', '/about%0d', '/am/%0ax'];
    const answers = await read(paths);
    expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 404));
    expect(server.rendered).toEqual(['/*', '/am/*']);
  });

  it('for the form of each kind, whichever record it edits', async () => {
    await read(['/admin/edit-event/1', '/admin/edit-event/2', '/admin/edit-post/1']);
    expect(server.rendered).toHaveLength(2);
  });
});

it('the state of a page stays in its own element, whatever a title contains', async () => {
  const titles = ['the state stands here', '/* the styles stand here */'];
  for (const title of titles) {
    const { id } = await addEvent(api.services.prisma, { title });
    const [{ html } = { html: '' }] = await read([`/events/${String(id)}-${slugOf(title)}`]);
    const [, state = ''] = /<script id="state"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
    expect(JSON.parse(state)).toMatchObject({ failed: false });
    const [, data = ''] =
      /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
    expect(data).toContain(title);
  }
});

describe('Home', () => {
  const nextEvent = async () => {
    const [{ html } = { html: '' }] = await read(['/']);
    return /<section aria-labelledby="next-event".*?<\/section>/s.exec(html)?.[0];
  };

  it('shows the next event until it changes or its day ends in Auckland', async () => {
    const { prisma, cache } = api.services;
    // 23:59 in Auckland.
    present = new Date('2030-01-07T10:59:00Z');
    cache.invalidate();
    const feast = await addEvent(prisma, { title: 'Feast', date: dayToDate('2030-01-07') });
    await addEvent(prisma, { title: 'Harvest', date: dayToDate('2030-03-01') });
    expect(await nextEvent()).toContain('Feast');
    await prisma.event.update({ where: { id: feast.id }, data: { title: 'Dinner' } });
    expect(await nextEvent()).toContain('Feast');
    cache.invalidate('event');
    expect(await nextEvent()).toContain('Dinner');
    present = new Date('2030-01-07T11:00:00Z');
    expect(await nextEvent()).toContain('Harvest');
    await prisma.event.deleteMany();
    cache.invalidate('event');
    expect(await nextEvent()).toBeUndefined();
  });
});
