import type { GraphiQLProps } from 'graphiql';
import { type DocumentNode, Kind, parse } from 'graphql';
import type { sandbox } from '../../api/shared/messages/en/sandbox.ts';
import { type GraphqlRequest, multipart } from '../graphql/multipart.ts';
import type { Session } from '../session/session.ts';
import type { FileChoice, Files } from './fileChoice.ts';
import { uploadVariables } from './uploadVariables.ts';

type Fetcher = GraphiQLProps['fetcher'];

/** What a developer wants to know of a response besides its text. */
export interface Measurements {
  status: number;
  milliseconds: number;
  bytes: number;
}

/**
 * Sends the text of the editor unchanged, as the signed-in user unless the headers authenticate
 * another, and with the selected files of its variables.
 * @param words for failures without a response of the API
 * @param report is called for each response
 */
export function requestWith(
  session: Session,
  fileChoice: FileChoice,
  words: typeof sandbox.failures,
  report: (measurements: Measurements) => void,
): Fetcher {
  return async ({ query, operationName, variables }, { headers: given } = {}) => {
    const headers = new Headers(given);
    headers.set('accept', 'application/graphql-response+json, application/json');
    const token = await session.accessToken();
    if (token && !headers.has('authorization')) headers.set('authorization', `Bearer ${token}`);

    const request = requestOf(query, operationName, variables, fileChoice.read());
    const hasFiles = Object.values(request.variables).some((value) => value instanceof File);
    // Other origins cannot send this header unless the server allows it (api/http).
    if (hasFiles) headers.set('apollo-require-preflight', 'true');
    else headers.set('content-type', 'application/json');
    const start = performance.now();
    let response: Response;
    let text: string;
    try {
      response = await fetch('/graphql', {
        method: 'POST',
        // The cookie of the session is only for refreshing.
        credentials: 'omit',
        headers,
        body: hasFiles ? multipart(request) : JSON.stringify(request),
      });
      text = await response.text();
    } catch {
      return failure(navigator.onLine ? words.unreachable : words.offline);
    }
    if (operationName !== introspection) {
      report({
        status: response.status,
        milliseconds: performance.now() - start,
        bytes: new Blob([text]).size,
      });
    }
    return parsed(text) ?? failure(words.notFromApi(response.status, readable(text)));
  };
}

/** The operation with the files that its variables accept. */
export function requestOf(
  query: string,
  operationName: string | null | undefined,
  variables: unknown,
  chosen: Files,
): GraphqlRequest {
  // Parsed again: the document of the explorer, and so the operation name, may be outdated by a
  // moment.
  const document = documentOf(query);
  const files = document ? filesFor(document, chosen) : {};
  return {
    query,
    ...(document && hasOperation(document, operationName) && { operationName }),
    variables: { ...asRecord(variables), ...files },
  };
}

/** The query of the explorer for the schema. */
const introspection = 'IntrospectionQuery';

const failure = (message: string) => ({ errors: [{ message }] });

function parsed(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The title or the first words of a page, which most often name its sender. */
function readable(text: string): string {
  const { title, body } = new DOMParser().parseFromString(text, 'text/html');
  return title || body.textContent.trim().slice(0, 200);
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
