import { gql } from '@apollo/client';
import { createElement } from 'react';
import type { RouteObject } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPages } from '../../client/entry.server.tsx';
import { useQuery } from '../../client/graphql/useQuery.ts';
import { languageOf } from '../../api/shared/messages/languages.ts';
import type { PageHandle } from '../../client/pageHandle.ts';
import { useApi } from '../support/useApi.ts';
import { addEvent } from '../support/factories.ts';
import { type PageServer, servePages } from '../support/pageServer.ts';

const query = gql`
  query EventPage($id: ID!) {
    event(id: $id) {
      id
      title
    }
  }
`;
interface Data {
  event: { id: string; title: string } | null;
}

const idIn = (address = '') => /^\d{1,9}/.exec(address)?.[0] ?? '0';

const record: PageHandle = {
  query,
  variables: ({ address }) => ({ id: idIn(address) }),
  address: (_params, _search, data) => {
    const { event } = data as Data;
    return event && `/events/${event.id}-${event.title.toLowerCase()}`;
  },
};

function Record() {
  const asked = rendered.at(-1)?.replace(/^.*events\//, '');
  const { data } = useQuery(query, { variables: { id: idIn(asked) } });
  return createElement('h1', {}, (data as Data | undefined)?.event?.title ?? 'loading');
}

/** A list of three pages, which can be searched. */
const list: PageHandle = {
  query: gql`
    query Anything {
      __typename
    }
  `,
  parameters: { q: 'free', page: 'bounded' },
  address: (_params, search) => {
    const page = Number(search.get('page') ?? 1);
    if (!(page >= 1 && page <= 3)) return null;
    const kept = [...search].filter(([name, value]) => name !== 'page' || value !== '1');
    return `/events${kept.length > 0 ? `?${new URLSearchParams(kept)}` : ''}`;
  },
};

const routes: RouteObject[] = [
  { path: 'events', element: createElement('h1', {}, 'All events'), handle: list },
  { path: 'events/:address', Component: Record, handle: record },
  { path: '*', element: createElement('h1', {}, 'Nothing here'), handle: { status: () => 404 } },
];

let server: PageServer;
let rendered: string[];
const api = useApi({}, { CACHE_MB: '10', SITE_URL: 'http://site.test' });
beforeAll(async () => {
  server = await servePages(
    api,
    createPages(() => routes),
  );
  ({ rendered } = server);
});
afterAll(() => {
  server.close();
});

let id: number;
beforeEach(async () => {
  ({ id } = await addEvent(api.services.prisma, { title: 'Feast' }));
});
afterEach(async () => {
  await api.reset();
  api.services.cache.invalidate();
  rendered.length = 0;
});

/** The status of a page, with its heading or its redirect. */
async function read(path: string) {
  const answer = await fetch(server.url + path, { redirect: 'manual' });
  const heading = /<h1>(.*?)<\/h1>/.exec(await answer.text())?.[1];
  // A name can be changed back, so browsers must keep neither pages nor redirects.
  expect(answer.headers.get('cache-control')).toMatch(/^(public, no-cache|no-store)$/);
  return [answer.status, answer.headers.get('location') ?? heading];
}
const cached = () => api.services.cache.size.responses;

describe('the page of a record', () => {
  it('is rendered and cached once under its canonical address', async () => {
    for (const path of [`/events/${id}-feast`, `/EVENTS/${id}-feast/`, `/events/${id}-feast?a=b`]) {
      expect(await read(path)).toEqual([200, 'Feast']);
    }
    expect(rendered).toEqual([`/events/${id}-feast`]);
    expect(cached()).toBe(1);
  });

  it('is the target of redirects from all other names, which are not cached', async () => {
    for (const name of ['', '-', '-other', '-Feast', '-%2F']) {
      expect(await read(`/events/${id}${name}`)).toEqual([301, `/events/${id}-feast`]);
    }
    expect(cached()).toBe(0);
  });

  it('gets another address when its name changes', async () => {
    await read(`/events/${id}-feast`);
    await api.services.prisma.event.update({ where: { id }, data: { title: 'Dinner' } });
    api.services.cache.invalidate('event');
    expect(await read(`/events/${id}-feast`)).toEqual([301, `/events/${id}-dinner`]);
    expect(await read(`/events/${id}-dinner`)).toEqual([200, 'Dinner']);
  });

  it('shows the page of unknown addresses if the record does not exist', async () => {
    await read('/no-such-page');
    for (const address of [`${id + 1}-feast`, 'feast', '%E0%A4', '999999999']) {
      expect(await read(`/events/${address}`)).toEqual([404, 'Nothing here']);
    }
    expect(cached()).toBe(1);
    expect(rendered.filter((address) => address === '/*')).toHaveLength(1);
  });

  it('responds with 404 after a reconnection if the record was deleted meanwhile, despite a stale page', async () => {
    const { cache, prisma } = api.services;
    await read(`/events/${id}-feast`);
    cache.onDisconnect();
    await prisma.event.delete({ where: { id } });
    cache.onReconnect();
    expect(await read(`/events/${id}-feast`)).toEqual([404, 'Nothing here']);
  });

  it('has the same path in another language', async () => {
    expect(await read(`/am/events/${id}-feast`)).toEqual([200, 'Feast']);
    expect(await read(`/am/events/${id}`)).toEqual([301, `/am/events/${id}-feast`]);
    expect(await read('/am/nothing')).toEqual([404, 'Nothing here']);
    const page = await (await fetch(`${server.url}/am/events/${id}-feast`)).text();
    expect(page).toContain('<html lang="am"');
    expect(languageOf('/am')).toBe('AM');
    expect(languageOf('/amharic')).toBe('EN');
  });
});

describe('query parameters', () => {
  it('are part of the cached address if the page declares them and their values are limited', async () => {
    for (const query of ['?page=2', '?x=y&page=2', '?page=2&q=']) {
      expect(await read(`/events${query}`)).toEqual([200, 'All events']);
    }
    expect(rendered).toEqual(['/events?page=2']);
    expect(await read('/events?page=1')).toEqual([301, '/events']);
    expect(await read('/events?page=4')).toEqual([404, 'Nothing here']);
    expect(cached()).toBe(2);
  });

  it('are not cached if their values are not limited', async () => {
    for (const query of ['?q=a', '?q=b', '?q=b', '?page=2&q=c']) {
      expect(await read(`/events${query}`)).toEqual([200, 'All events']);
    }
    expect(cached()).toBe(0);
    expect(rendered.at(-1)).toBe('/events?q=c&page=2');
  });
});
