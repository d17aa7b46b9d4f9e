import { z } from 'zod';

const thing = z.looseObject({ '@type': z.string() });
export type StructuredThing = z.infer<typeof thing>;

const graph = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(thing).min(1),
});

/** The structured data of a page for search engines, by type. */
export function readStructuredData(html: string): Record<string, StructuredThing> {
  const [text, ...others] = Array.from(
    html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs),
    ([, json = '']) => json,
  );
  if (!text || others.length > 0) throw new Error('A page has one such script.');
  const things = graph.parse(JSON.parse(text))['@graph'];
  return Object.fromEntries(things.map((each) => [each['@type'], each]));
}

/** The value at a path such as `location.address`. */
export function valueAt(from: unknown, place: string): unknown {
  return place
    .split('.')
    .reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], from);
}
