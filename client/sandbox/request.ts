import type { GraphiQLProps } from 'graphiql';
import { type DocumentNode, Kind, parse } from 'graphql';
import { multipart } from '../graphql/multipart.ts';
import type { Session } from '../session/session.ts';
import type { FileChoice, Files } from './fileChoice.ts';
import { uploadVariables } from './uploadVariables.ts';

type Fetcher = GraphiQLProps['fetcher'];

/**
 * Sends the text of the editor unchanged, as the signed-in user unless the headers authenticate
 * another, and with the selected files of its variables.
 */
export function requestWith(session: Session, fileChoice: FileChoice): Fetcher {
  return async ({ query, operationName, variables }, { headers: given } = {}) => {
    const headers = new Headers(given);
    headers.set('accept', 'application/graphql-response+json, application/json');
    const token = await session.accessToken();
    if (token && !headers.has('authorization')) headers.set('authorization', `Bearer ${token}`);

    // Parsed again: the document of the explorer, and so the operation name, may be outdated by a
    // moment.
    const document = documentOf(query);
    const files = document ? filesFor(document, fileChoice.read()) : {};
    const request = {
      query,
      ...(document && hasOperation(document, operationName) && { operationName }),
      variables: { ...asRecord(variables), ...files },
    };
    const hasFiles = Object.keys(files).length > 0;
    // Other origins cannot send this header unless the server allows it (api/http).
    if (hasFiles) headers.set('apollo-require-preflight', 'true');
    else headers.set('content-type', 'application/json');
    const response = await fetch('/graphql', {
      method: 'POST',
      // The cookie of the session is only for refreshing.
      credentials: 'omit',
      headers,
      body: hasFiles ? multipart(request) : JSON.stringify(request),
    });
    return (await response.json()) as object;
  };
}

/** @returns undefined for an invalid document: the server reports the error */
function documentOf(query: string): DocumentNode | undefined {
  try {
    return parse(query);
  } catch {
    return undefined;
  }
}

const hasOperation = ({ definitions }: DocumentNode, name: string | null | undefined) =>
  definitions.some((each) => each.kind === Kind.OPERATION_DEFINITION && each.name?.value === name);

function filesFor(document: DocumentNode, files: Files): Files {
  const names = new Set(uploadVariables(document));
  return Object.fromEntries(Object.entries(files).filter(([name]) => names.has(name)));
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
