import type { IncomingMessage } from 'node:http';

/** The maximum size of a JSON body in bytes: twice the longest Amharic article. */
export const maxBodyBytes = 200_000;

/** A request body that cannot be read, with its HTTP status. */
export class RequestBodyError extends Error {
  readonly status: 400 | 413 | 415;

  constructor(status: 400 | 413 | 415, message: string) {
    super(message);
    this.status = status;
  }
}

/**
 * Reads the JSON body of a request. A page of another site cannot send one without a CORS
 * preflight.
 * @throws RequestBodyError if it is of another type, compressed or too long
 */
export async function readJson(request: IncomingMessage): Promise<string> {
  const { 'content-type': type = '', 'content-encoding': encoding } = request.headers;
  if (!/^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i.test(type)) {
    throw new RequestBodyError(415, 'Only bodies of the type application/json are read.');
  }
  if (encoding !== undefined && encoding !== 'identity') {
    throw new RequestBodyError(415, 'Compressed bodies are not read.');
  }
  // With events, because iterating over the request takes ten times as long.
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > maxBodyBytes) reject(new RequestBodyError(413, 'The request is too long.'));
      else chunks.push(chunk);
    });
    request.on('end', () => {
      resolve(Buffer.concat(chunks).toString());
    });
    request.on('error', () => {
      reject(new RequestBodyError(400, 'The request was cut off.'));
    });
  });
}

/** @throws RequestBodyError if the text is not JSON */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new RequestBodyError(400, 'This is not JSON.');
  }
}

/** The parameters of a GET request, in the form of a POST body. */
export function bodyFromQueryString(url: string): unknown {
  const parameters = new URLSearchParams(url.slice(url.indexOf('?') + 1));
  const object = (name: string) => {
    const text = parameters.get(name);
    return text === null ? undefined : parseJson(text);
  };
  return {
    query: parameters.get('query') ?? undefined,
    operationName: parameters.get('operationName') ?? undefined,
    variables: object('variables'),
    extensions: object('extensions'),
  };
}
