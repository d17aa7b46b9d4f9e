// Keeps a copy of the public events in a file, and writes them as a list in HTML. Run it every few minutes:
//   npx tsx docs/examples/sync-events.ts http://localhost:4000 folder
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Event, Query } from '../../client/graphql/schemaTypes.generated.ts';

const [site = '', folder = '.'] = process.argv.slice(2);
const file = join(folder, 'events.json');
interface Copy {
  cursor: string | null;
  events: [id: string, event: Event][];
}
const empty: Copy = { cursor: null, events: [] };

const changes = `query ($since: String) {
  changes(since: $since, kinds: [EVENT]) {
    nodes { recordId record { ... on Event { title date path } } }
    cursor
    hasMore
  }
}`;

/** Adds all changes since the copy was made. */
async function update(copy: Copy): Promise<Copy> {
  const events = new Map(copy.events);
  let cursor = copy.cursor;
  for (;;) {
    const body = JSON.stringify({ query: changes, variables: { since: cursor } });
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(new URL('/graphql', site), { method: 'POST', headers, body });
    const { data, errors } = (await response.json()) as {
      data: Query;
      errors?: { message: string; extensions: { code: string } }[];
    };
    if (errors?.[0]?.extensions.code === 'CURSOR_EXPIRED') return update(empty);
    if (errors) throw new Error(errors.map(({ message }) => message).join('\n'));
    for (const { recordId, record } of data.changes.nodes) {
      if (record) events.set(recordId, record as Event);
      else events.delete(recordId);
    }
    cursor = data.changes.cursor;
    if (!data.changes.hasMore) return { cursor, events: [...events] };
  }
}

/** Replaces a file at once, so that no reader sees half of it. */
async function replace(path: string, text: string) {
  await writeFile(`${path}.new`, text);
  await rename(`${path}.new`, path);
}

const former = await readFile(file, 'utf8').catch(() => null);
const copy = await update(former === null ? empty : (JSON.parse(former) as Copy));
const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => `&#${String(sign.charCodeAt(0))};`);
const items = copy.events
  .map(([, event]) => event)
  .sort((a, b) => a.date.localeCompare(b.date))
  .map(
    ({ date, path, title }) =>
      `<li>${date} <a href="${new URL(path, site).href}">${escaped(title)}</a></li>`,
  );
await replace(join(folder, 'events.html'), `<ul>\n${items.join('\n')}\n</ul>\n`);
await replace(file, JSON.stringify(copy));
console.log(`${String(items.length)} events`);
