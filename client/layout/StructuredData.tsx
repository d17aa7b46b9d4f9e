import type { Graph, Thing } from 'schema-dts';
import { inlineJson } from '../inlineJson.ts';

/** Tells search engines what a page is about, in the vocabulary of schema.org (JSON-LD). */
export function StructuredData({ things }: { things: Thing[] }) {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return (
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: inlineJson(graph) }} />
  );
}
