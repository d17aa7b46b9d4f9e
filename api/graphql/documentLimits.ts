import { type DocumentNode, type GraphQLSchema, OperationTypeNode, parse, visit } from 'graphql';
import { LRUCache } from 'lru-cache';
import { type Measures, maxTokens, measure, requestLimits } from './requestLimits.ts';

/** The maximum length of a name. Errors repeat names, most often those of a cycle of fragments. */
const maxNameLength = 100;

/** A document that exceeds a limit and is not validated, with its errors. */
export class DocumentLimitError extends Error {
  readonly reasons: readonly string[];

  constructor(reasons: readonly string[]) {
    super('The document asks for too much.');
    this.reasons = reasons;
  }
}

/**
 * Creates the check of documents that runs before validation, because validation is slow for
 * documents beyond the limits. A text is checked once.
 * @returns a function that checks the `query` of a request and throws DocumentLimitError
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
