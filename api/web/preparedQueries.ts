import { type GraphQLError, type GraphQLFormattedError, type GraphQLSchema, parse } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { Context } from '../context.ts';
import { Answer } from './answer.ts';
import type { Meaning } from './graphqlRequest.ts';
import { type PreparedQuery, prepareQuery } from './preparedQuery.ts';

type FormatError = (formatted: GraphQLFormattedError, error: unknown) => GraphQLFormattedError;

interface Prepared {
  execute: PreparedQuery;
  /** Those of the answers that Apollo Server gives to it. */
  headers: Record<string, string>;
}

/**
 * Queries that Apollo Server has answered without errors. They need not be read and checked again:
 * only their execution is left to do.
 */
export class PreparedQueries {
  readonly #schema: GraphQLSchema;
  readonly #tell: (error: GraphQLError) => GraphQLFormattedError;
  // What a query becomes takes a hundred to two hundred and fifty times the memory of its text.
  readonly #prepared = new LRUCache<string, Prepared>({
    maxSize: 100_000,
    sizeCalculation: (_prepared, key) => key.length,
  });

  /** @param tell what may be told of a failure */
  constructor(schema: GraphQLSchema, tell: FormatError) {
    this.#schema = schema;
    this.#tell = (error) => {
      const { code = 'INTERNAL_SERVER_ERROR', ...extensions } = error.extensions;
      return tell({ ...error.toJSON(), extensions: { ...extensions, code } }, error);
    };
  }

  /**
   * The answer to a query that is prepared.
   * @param accept the kinds of answers that the reader takes
   * @returns undefined where Apollo Server is to answer
   */
  async answer(accept: string, meaning: Meaning, context: Context): Promise<Answer | undefined> {
    const prepared = this.#prepared.get(keyOf(accept, meaning));
    if (!prepared) return undefined;
    const result = await prepared.execute(context, meaning.variables);
    if (!result) return undefined;
    const { errors, data } = result;
    // A failure may be gone the next time.
    if (errors) context.reads.note(undefined);
    const told = errors ? { errors: errors.map(this.#tell), data } : { data };
    return new Answer(200, prepared.headers, `${JSON.stringify(told)}\n`);
  }

  /** Prepares a query that was answered without errors, with the headers of that answer. */
  add(accept: string, meaning: Meaning, headers: Record<string, string>): void {
    const key = keyOf(accept, meaning);
    if (this.#prepared.has(key)) return;
    const document = parse(meaning.query);
    const execute = prepareQuery(this.#schema, document, meaning.operationName);
    if (execute) this.#prepared.set(key, { execute, headers });
  }
}

const keyOf = (accept: string, { query, operationName }: Meaning) =>
  JSON.stringify([accept, operationName, query]);
