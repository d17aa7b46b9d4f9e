import { expect, it } from 'vitest';
import { createCache } from '../../client/graphql/apollo.ts';
import {
  EventPageDocument,
  type EventPageQuery,
} from '../../client/content/events/EventPage.generated.ts';
import { EventsPageDocument } from '../../client/content/events/Events.generated.ts';
import { HomePageDocument } from '../../client/pages/Home.generated.ts';

const event = {
  id: '1',
  language: 'EN' as const,
  isOutdated: false,
  path: '/events/1-genna',
  title: 'Genna',
  date: '2027-01-07',
  time: '10:00 AM',
  endDate: null,
  endTime: null,
  placeType: 'PHYSICAL' as const,
  location: 'Mt Roskill',
};

it('does not use the one event of Home as the list of the Events page', () => {
  const cache = createCache();
  const connection = { __typename: 'EventConnection', nodes: [{ __typename: 'Event', ...event }] };
  const pageInfo = { __typename: 'PageInfo', hasNextPage: false, endCursor: null };
  const posts = { __typename: 'PostConnection', nodes: [], pageInfo };
  cache.writeQuery({
    query: HomePageDocument,
    data: {
      hero: null,
      darkHero: null,
      today: '2026-11-22',
      nextObservances: [],
      events: connection,
      posts,
    },
  });
  expect(cache.readQuery({ query: HomePageDocument })).not.toBeNull();
  const events = { __typename: 'EventConnection', nodes: [], pageInfo };
  cache.writeQuery({ query: EventsPageDocument, data: { events } });
  expect(cache.readQuery({ query: HomePageDocument })?.events.nodes).toMatchObject([event]);
});

it('reads the common fields of every kind of content through fragments on the interface', () => {
  const cache = createCache();
  const { time: _time, ...common } = event;
  const record = {
    __typename: 'Event',
    ...common,
    time: '',
    mapLink: '',
    description: [],
    startsAt: '2027-01-07',
    endsAt: null,
    version: 1,
    isOutdated: false,
    languages: ['EN'],
    image: null,
    album: [],
    publication: 'PUBLISHED',
    publishedAt: null,
  };
  cache.writeQuery({
    query: EventPageDocument,
    variables: { id: '1' },
    data: { record, page: null } as unknown as EventPageQuery,
  });
  const read = cache.readQuery({ query: EventPageDocument, variables: { id: '1' } });
  expect(read?.record).toMatchObject({ isOutdated: false, languages: ['EN'] });
});
