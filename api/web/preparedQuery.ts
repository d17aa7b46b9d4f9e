import {
  type DocumentNode,
  type ExecutionResult,
  type FieldNode,
  getArgumentValues,
  getOperationAST,
  getVariableValues,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  OperationTypeNode,
  type SelectionSetNode,
} from 'graphql';
import type { Context } from '../context.ts';
import { collectFields, NotPrepared } from './collectFields.ts';
import { type Failure, type Place, resultOf } from './failures.ts';

/** Executes a query. Undefined where its variables are not as it says. */
export type PreparedQuery = (
  context: Context,
  variables: Record<string, unknown>,
) => Promise<ExecutionResult | undefined>;

/** One execution. */
interface Run {
  context: Context;
  variables: Record<string, unknown>;
  /** What resolvers promised; each puts its value at its place. */
  promised: Promise<void>[];
  failures: Failure[];
}

type Answer = Record<string, unknown>;
/** Makes of what a resolver returned what the answer holds of it; throws where that fails. */
type Complete = (value: unknown, run: Run, place: Place) => unknown;
/** Puts a field of an object into its answer. */
type Put = (source: object, answer: Answer, run: Run, place: Place | undefined) => void;

/**
 * Walks a valid query once, so that executing it need not look at it again: each field becomes a
 * function that puts it into the answer. Resolvers get no `info`.
 * @returns null for what is left to graphql-js: mutations, and queries with directives, with types
 *   that are interfaces or unions, or about the schema
 */
export function prepareQuery(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | undefined,
): PreparedQuery | null {
  const operation = getOperationAST(document, operationName);
  const type = schema.getQueryType();
  if (operation?.operation !== OperationTypeNode.QUERY || !type) return null;
  try {
    const put = new Preparer(schema, document).fields(type, [operation.selectionSet]);
    const definitions = operation.variableDefinitions ?? [];
    return async (context, given) => {
      const { coerced } = getVariableValues(schema, definitions, given);
      if (!coerced) return undefined;
      const run: Run = { context, variables: coerced, promised: [], failures: [] };
      const data: Answer = {};
      put({}, data, run, undefined);
      // What was promised may promise more.
      while (run.promised.length > 0) await Promise.all(run.promised.splice(0));
      return resultOf(data, run.failures);
    };
  } catch (error) {
    if (error instanceof NotPrepared) return null;
    throw error;
  }
}

class Preparer {
  readonly #schema: GraphQLSchema;
  readonly #document: DocumentNode;

  constructor(schema: GraphQLSchema, document: DocumentNode) {
    this.#schema = schema;
    this.#document = document;
  }

  /** All fields that selections have for a type. */
  fields(type: GraphQLObjectType, sets: SelectionSetNode[]): Put {
    const fields = collectFields(this.#schema, this.#document, type, sets);
    const puts = [...fields].map(([key, nodes]) => this.#field(type, key, nodes));
    return (source, answer, run, place) => {
      for (const put of puts) put(source, answer, run, place);
    };
  }

  #field(type: GraphQLObjectType, key: string, nodes: FieldNode[]): Put {
    const [node] = nodes;
    const name = node?.name.value ?? '';
    // Keys that begin so might be those of all objects.
    if (key.startsWith('__') && key !== '__typename') throw new NotPrepared();
    if (name === '__typename') {
      return (_source, answer) => {
        answer[key] = type.name;
      };
    }
    const definition = type.getFields()[name];
    if (!node || !definition) throw new NotPrepared();
    const { resolve, args } = definition;
    const complete = this.#completer(definition.type, nodes, `${type.name}.${name}`);
    const isNullable = !isNonNullType(definition.type);
    const none = undefined as unknown as GraphQLResolveInfo;
    return (source, answer, run, prev) => {
      const place = { prev, holder: answer, key, isNullable };
      answer[key] = null;
      const fail = (error: unknown) => void run.failures.push({ place, nodes, error });
      try {
        if (!resolve) {
          answer[key] = complete((source as Answer)[name], run, place);
          return;
        }
        const given = args.length > 0 ? getArgumentValues(definition, node, run.variables) : {};
        const value: unknown = resolve(source, given, run.context, none);
        if (!isPromise(value)) {
          answer[key] = complete(value, run, place);
          return;
        }
        const put = (found: unknown) => {
          answer[key] = complete(found, run, place);
        };
        run.promised.push(Promise.resolve(value).then(put).catch(fail));
      } catch (error) {
        fail(error);
      }
    };
  }

  #completer(type: GraphQLOutputType, nodes: FieldNode[], name: string): Complete {
    if (isNonNullType(type)) {
      const complete = this.#present(type.ofType, nodes, name);
      return (value, run, place) => {
        if (value === null || value === undefined) {
          throw new Error(`Cannot return null for non-nullable field ${name}.`);
        }
        return complete(value, run, place);
      };
    }
    const complete = this.#present(type, nodes, name);
    return (value, run, place) =>
      value === null || value === undefined ? null : complete(value, run, place);
  }

  /** For values that are there. */
  #present(type: GraphQLOutputType, nodes: FieldNode[], name: string): Complete {
    if (isLeafType(type)) {
      return (value) => {
        const written: unknown = type.serialize(value);
        if (written === null || written === undefined)
          throw new Error(`${name} is no ${type.name}.`);
        return written;
      };
    }
    if (isListType(type)) return this.#list(type.ofType as GraphQLOutputType, nodes, name);
    if (!isObjectType(type)) throw new NotPrepared();
    const put = this.fields(
      type,
      nodes.flatMap(({ selectionSet }) => selectionSet ?? []),
    );
    return (value, run, place) => {
      if (typeof value !== 'object' || value === null || isPromise(value)) {
        throw new Error(`${name} is no object.`);
      }
      const answer: Answer = {};
      put(value, answer, run, place);
      return answer;
    };
  }

  #list(type: GraphQLOutputType, nodes: FieldNode[], name: string): Complete {
    const complete = this.#completer(type, nodes, name);
    const isNullable = !isNonNullType(type);
    return (values, run, prev) => {
      if (!Array.isArray(values)) throw new Error(`Expected a list for field ${name}.`);
      const holder: unknown[] = [];
      for (const [key, value] of values.entries()) {
        const place = { prev, holder, key, isNullable };
        try {
          holder[key] = complete(value, run, place);
        } catch (error) {
          holder[key] = null;
          run.failures.push({ place, nodes, error });
        }
      }
      return holder;
    };
  }
}

/** Prisma's promises are of a class of their own. */
const isPromise = (value: unknown): value is PromiseLike<unknown> =>
  typeof value === 'object' && value !== null && 'then' in value;
