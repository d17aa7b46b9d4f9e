import { askApi } from './askApi.ts';
import type { Page } from './fixtures.ts';

/** What a colleague does with an event while it is open in a form. */
export function colleagueAtEvent(page: Page, id: string) {
  const ask = <Done>(query: string, variables: object = {}) =>
    askApi<Done>(page, query, { id, ...variables });
  const read = () =>
    ask<{ version: number; title: string; location: string; publication: string }>(
      'query ($id: ID!) { done: event(id: $id) { version title location publication } }',
    );
  return {
    read,
    async restore(former: number) {
      const { version } = await read();
      await ask(
        `mutation ($id: ID!, $version: Int!, $former: Int!) {
          done: restoreRevision(kind: EVENT, id: $id, version: $version, former: $former) { version }
        }`,
        { version, former },
      );
    },
    async takeDown() {
      const event = await ask<{ version: number; input: object }>(
        `query ($id: ID!) { done: event(id: $id) {
          version title date time location mapLink description
        } }`,
      );
      const { version, ...input } = event;
      await ask(
        `mutation ($id: ID!, $version: Int!, $input: EventInput!, $publication: PublicationInput!) {
          done: updateEvent(id: $id, version: $version, input: $input, publication: $publication) { id }
        }`,
        { version, input, publication: { unpublishAt: new Date() } },
      );
    },
    async delete() {
      const { version } = await read();
      await ask(
        'mutation ($id: ID!, $version: Int!) { done: deleteEvent(id: $id, version: $version) }',
        { version },
      );
    },
  };
}
