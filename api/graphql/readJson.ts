import type { IncomingMessage } from 'node:http';

/** Bytes of the longest JSON body that is read: an article of the longest kind in Amharic, twice. */
const mostBytes = 200_000;

/** A body that is not read, and the HTTP status that says why. */
export class UnreadableBody extends Error {
  readonly status: 400 | 413 | 415;

  constructor(status: 400 | 413 | 415, message: string) {
    super(message);
    this.status = status;
  }
}

/**
 * The text of a request's JSON body. A page elsewhere cannot send one without being asked first.
 * @throws UnreadableBody when it is of another type, compressed or too long.
 */
export async function readJson(request: IncomingMessage): Promise<string> {
  const { 'content-type': type = '', 'content-encoding': encoding } = request.headers;
  if (!/^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i.test(type)) {
    throw new UnreadableBody(415, 'Only bodies of the type application/json are read.');
  }
  if (encoding !== undefined && encoding !== 'identity') {
    throw new UnreadableBody(415, 'Compressed bodies are not read.');
  }
  // By events, because iterating over the request takes ten times as long.
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > mostBytes) reject(new UnreadableBody(413, 'The request is too long.'));
      else chunks.push(chunk);
    });
    request.on('end', () => {
      resolve(Buffer.concat(chunks).toString());
    });
    request.on('error', () => {
      reject(new UnreadableBody(400, 'The request was cut off.'));
    });
  });
}

/** @throws UnreadableBody when the text is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UnreadableBody(400, 'This is not JSON.');
  }
}
