import { type ApolloServerPlugin, HeaderMap } from '@apollo/server';
import {
  type DocumentNode,
  execute,
  type ExecutionResult,
  type GraphQLSchema,
  Kind,
  OperationTypeNode,
  visit,
} from 'graphql';
import type { CompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';
import { requestedColumns } from '../content/lists/requestedColumns.ts';
import type { Context } from '../context.ts';
import { ResponseBudget } from './responseBudget.ts';

/** The maximum number of documents that are counted or kept compiled. The site itself sends about 200. */
const maxDocuments = 300;

interface KnownDocument {
  uses: number;
  compiled?: CompiledQuery['query'] | null;
}

type Variables = Record<string, unknown> | null | undefined;

export interface CompiledQueries {
  /** Creates a function that executes a query with this context, and returns the result of graphql-js. */
  executeWith: (
    context: Context,
  ) => (document: DocumentNode, variables: Variables) => Promise<ExecutionResult>;
  /** The Apollo Server plugin that executes compiled queries. */
  plugin: ApolloServerPlugin<Context>;
}

/**
 * Compiles the queries that come often to JavaScript, by graphql-jit, which halves the time of their execution
 * (docs/decisions/0080-compiled-queries.md).
 * @param usesBeforeCompiling the number of executions by graphql-js before a document is compiled, which takes as
 *   long as a few executions
 */
export function compiledQueries(schema: GraphQLSchema, usesBeforeCompiling = 3): CompiledQueries {
  const known = new LRUCache<DocumentNode, KnownDocument>({ max: maxDocuments });

  async function compiledQuery(document: DocumentNode) {
    const entry = known.get(document) ?? { uses: 0 };
    known.set(document, entry);
    entry.uses += 1;
    if (entry.compiled === undefined && entry.uses > usesBeforeCompiling)
      entry.compiled = await compile(schema, document);
    return entry.compiled;
  }

  /** @returns null if graphql-js must execute the query, for example because clients get only the errors of graphql-js */
  async function executeCompiled(document: DocumentNode, variables: Variables, context: Context) {
    const query = await compiledQuery(document);
    const result = await query?.(undefined, context, variables ?? {});
    // A response that is too large has no data anyway.
    if (!result?.errors || context.responseBudget.isSpent) return result ?? null;
    // A query changes nothing, so it can run again. Then it counts all values again.
    context.responseBudget = new ResponseBudget();
    return null;
  }

  return {
    executeWith: (context) => async (document, variables) =>
      (await executeCompiled(document, variables, context)) ??
      execute({ schema, document, variableValues: variables, contextValue: context }),
    plugin: {
      requestDidStart: () =>
        Promise.resolve({
          async responseForOperation({ document, operationName, request, contextValue }) {
            // The document has no operation of the requested name.
            if (request.operationName && request.operationName !== operationName) return null;
            const result = await executeCompiled(document, request.variables, contextValue);
            if (!result) return null;
            const singleResult = { data: result.data ?? null };
            return {
              http: { status: undefined, headers: new HeaderMap() },
              body: { kind: 'single', singleResult },
            };
          },
        }),
    },
  };
}

/** @returns null if the document is not one query, or if graphql-jit and graphql-js could give different results */
async function compile(
  schema: GraphQLSchema,
  document: DocumentNode,
): Promise<CompiledQuery['query'] | null> {
  const [operation, ...others] = document.definitions.filter(
    ({ kind }) => kind === Kind.OPERATION_DEFINITION,
  );
  if (
    operation?.kind !== Kind.OPERATION_DEFINITION ||
    others.length > 0 ||
    operation.operation !== OperationTypeNode.QUERY ||
    !isPlain(document)
  )
    return null;
  // Loaded later, because a start does not need it.
  const { compileQuery, isCompiledQuery } = await import('graphql-jit');
  const compiled = compileQuery(schema, document, operation.name?.value ?? '', {
    resolverInfoEnricher: requestedColumns,
  });
  return isCompiledQuery(compiled) ? compiled.query : null;
}

/**
 * Whether a document has no directives, such as `@skip`, and no variable `__proto__`: graphql-jit 0.8 loses
 * the second condition of a field that is selected twice, and the value of such a variable.
 */
function isPlain(document: DocumentNode): boolean {
  let plain = true;
  visit(document, {
    Directive() {
      plain = false;
    },
    VariableDefinition({ variable }) {
      if (variable.name.value === '__proto__') plain = false;
    },
  });
  return plain;
}
