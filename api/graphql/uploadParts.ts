import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readable, Writable } from 'node:stream';
import type { Logger } from 'pino';
import { isSystemError } from '../startupError.ts';

type ReadPart = (name: string, content: Readable, ...rest: unknown[]) => void;

/**
 * Guards the temporary files of graphql-upload, which opens one for each part of a request that holds
 * a file. It would never close that of a part that is sent twice or comes after the answer: such
 * parts are passed over. And it would let readers wait for ever once a file cannot be written.
 * To be called before graphql-upload reads the request.
 * @param onMap gets the `map` part before graphql-upload reads it
 */
export function guardParts(
  request: IncomingMessage,
  response: ServerResponse,
  log: Logger,
  onMap: (map: string) => void,
): void {
  const pipe = request.pipe.bind(request);
  request.pipe = (parser, options) => {
    if (parser.listenerCount('file') > 0) {
      guardFiles(parser, response, log);
      parser.prependListener('field', (name: string, value: string) => {
        if (name === 'map') onMap(value);
      });
    }
    return pipe(parser, options);
  };
}

function guardFiles(parser: NodeJS.WritableStream, response: ServerResponse, log: Logger): void {
  const [read] = parser.listeners('file') as ReadPart[];
  const names = new Set<string>();
  parser.removeAllListeners('file');
  parser.on('file', (name: string, content: Readable, ...rest: unknown[]) => {
    if (response.closed || names.has(name)) {
      content.on('error', () => undefined).resume();
      return;
    }
    names.add(name);
    endReadersOnFailure(content, log);
    read?.(name, content, ...rest);
  });
}

/** Passes the failure to write a temporary file on to those who read it. */
function endReadersOnFailure(content: Readable, log: Logger): void {
  const pipe = content.pipe.bind(content);
  content.pipe = (file, options) => {
    file.once('error', (error: Error) => {
      if (isSystemError(error)) log.error({ err: error }, 'a temporary file cannot be written');
      (file as unknown as Writable).destroy(error);
    });
    return pipe(file, options);
  };
}
