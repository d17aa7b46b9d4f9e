import { type DocumentNode, type GraphQLSchema, OperationTypeNode, parse, visit } from 'graphql';
import { LRUCache } from 'lru-cache';
import { type Measures, maxTokens, measure, requestLimits } from './requestLimits.ts';

/** Letters of the longest name: errors repeat names, those of a cycle of fragments the most. */
const maxNameLength = 100;

/** A document that is not validated, with what is wrong with it. */
export class DocumentLimitError extends Error {
  readonly reasons: readonly string[];

  constructor(reasons: readonly string[]) {
    super('The document asks for too much.');
    this.reasons = reasons;
  }
}

/**
 * Makes the check of documents that comes before validation, whose rules take long for documents that
 * are beyond the limits. A text is checked once.
 * @returns throws DocumentLimitError; takes a request as it came, of which it reads the `query`
 */
export function documentLimits(schema: GraphQLSchema): (request: unknown) => void {
  const known = new LRUCache<string, readonly string[]>({
    maxSize: 3_000_000,
    sizeCalculation: (_reasons, text) => 500 + text.length,
  });
  return (request) => {
    const text = queryOf(request);
    if (text === null) return;
    const reasons = known.get(text) ?? reasonsAgainst(schema, text);
    known.set(text, reasons);
    if (reasons.length > 0) throw new DocumentLimitError(reasons);
  };
}

function queryOf(request: unknown): string | null {
  if (typeof request !== 'object' || request === null || !('query' in request)) return null;
  return typeof request.query === 'string' ? request.query : null;
}

function reasonsAgainst(schema: GraphQLSchema, text: string): string[] {
  let document: DocumentNode;
  try {
    document = parse(text, { noLocation: true, maxTokens });
  } catch {
    // Apollo Server reports syntax errors.
    return [];
  }
  const reasons = new Set<string>();
  visit(document, {
    Name({ value }) {
      if (value.length > maxNameLength)
        reasons.add(`Names have at most ${String(maxNameLength)} letters.`);
    },
    OperationDefinition({ operation }) {
      if (operation === OperationTypeNode.SUBSCRIPTION) reasons.add('There are no subscriptions.');
    },
  });
  const measures = measure(schema, document);
  for (const name of Object.keys(requestLimits) as (keyof Measures)[]) {
    if (measures[name] <= requestLimits[name]) continue;
    const limit = `${measures[name]} where ${requestLimits[name]} are allowed`;
    reasons.add(`This asks for too much (${name}: ${limit}).`);
  }
  return [...reasons];
}
