import type { DocumentNode, OperationVariables } from '@apollo/client';
import type { Language } from '../../api/shared/messages/languages.ts';

/** The result of a query: its data or its error. */
interface QueryOutcome {
  data?: unknown;
  error?: Error;
}

/** The results of the queries of the rendered page, by their `resultKey`. */
export type PageResults = Record<string, QueryOutcome>;

/** A query of a page, with the variables that follow from the page's address. */
export interface PageQuery {
  query: DocumentNode;
  variables: OperationVariables;
}

/** A query of the rendered page, with its data. */
export type AnsweredQuery = PageQuery & { data: unknown };

/**
 * The variables of a query, with the language of the page if the query has a variable `language`.
 */
export function inLanguage<Variables extends OperationVariables>(
  query: DocumentNode,
  variables: Variables,
  language: Language,
): Variables {
  const isDeclared = query.definitions.some(
    (definition) =>
      'operation' in definition &&
      definition.variableDefinitions?.some(({ variable }) => variable.name.value === 'language'),
  );
  return isDeclared ? { ...variables, language } : variables;
}

/** The name of a query's operation with its variables as JSON. */
export function resultKey({ query, variables }: PageQuery): string {
  for (const definition of query.definitions) {
    if ('operation' in definition) {
      return `${definition.name?.value} ${JSON.stringify(variables)}`;
    }
  }
  throw new Error('The document has no operation.');
}
