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
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > mostBytes) throw new UnreadableBody(413, 'The request is too long.');
    chunks.push(chunk);
  }
  return (chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)).toString();
}

/** @throws UnreadableBody when the text is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UnreadableBody(400, 'This is not JSON.');
  }
}
