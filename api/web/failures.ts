import { type ExecutionResult, type FieldNode, type GraphQLError, locatedError } from 'graphql';

/** Where a value stands in an answer. */
export interface Place {
  /** The value that it belongs to; undefined for the fields of the query itself. */
  prev: Place | undefined;
  holder: Record<string, unknown> | unknown[];
  key: string | number;
  /** Whether null may stand there. */
  isNullable: boolean;
}

/** Why there is no value at a place. */
export interface Failure {
  place: Place;
  nodes: FieldNode[];
  error: unknown;
}

/** What an execution leads to: each failure makes null of the nearest place that may be null. */
export function resultOf(data: Record<string, unknown>, failures: Failure[]): ExecutionResult {
  if (failures.length === 0) return { data };
  const errors: GraphQLError[] = [];
  const gone = new Set<Place>();
  for (const { place, nodes, error } of failures) {
    const chain = chainOf(place);
    // What belongs to a value that is gone already is not told.
    if (chain.some((each) => gone.has(each))) continue;
    const path = chain.map(({ key }) => key).reverse();
    errors.push(locatedError(error, nodes, path));
    const nearest = chain.find(({ isNullable }) => isNullable);
    if (!nearest) return { errors, data: null };
    gone.add(nearest);
    (nearest.holder as Record<string | number, unknown>)[nearest.key] = null;
  }
  return { errors, data };
}

/** A place and those that it belongs to, up to a field of the query itself. */
function chainOf(place: Place | undefined): Place[] {
  return place ? [place, ...chainOf(place.prev)] : [];
}
