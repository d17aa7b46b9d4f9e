import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readable, Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { Logger } from 'pino';
import { isSystemError } from '../startupError.ts';
import { namesOnlyVariables } from './uploadMap.ts';

type ReadPart = (name: string, content: Readable, ...rest: unknown[]) => void;

/** The state of the parts of a request, from the time at which graphql-upload has the map. */
interface RequestParts {
  /** The names of the files in the `map` part. */
  namesInMap: () => string[];
  /** Resolves when all parts are read; rejects if one is invalid. */
  read: () => Promise<void>;
  /**
   * Stops reading: readers that wait for a part get the error, and a file that has not arrived is
   * dropped.
   */
  fail: (error: Error) => void;
}

/**
 * Guards the temporary files of graphql-upload, which opens one for each file part of a request. It
 * never closes the file of a duplicate part or of a part after the response, so these parts are
 * skipped. Readers would wait forever if a file cannot be written. It drops a file that the map
 * does not name; here that is an error. It would use 4 GB of memory for a path of 100,000 segments,
 * so only paths of variables are followed. Call this before graphql-upload reads the request.
 */
export function guardParts(
  request: IncomingMessage,
  response: ServerResponse,
  log: Logger,
): RequestParts {
  let map = '{}';
  let read = () => Promise.resolve();
  let fail: RequestParts['fail'] = () => undefined;
  const namesInMap = () => Object.keys(JSON.parse(map) as object);
  const pipe = request.pipe.bind(request);
  request.pipe = (parser, options) => {
    if (parser.listenerCount('file') > 0) {
      guardFiles(parser as unknown as Writable, response, log, (name) =>
        namesInMap().includes(name),
      );
      guardMap(parser as unknown as Writable, (value) => (map = value));
      read = () => finished(parser);
      fail = (error) => (parser as unknown as Writable).destroy(error);
    }
    return pipe(parser, options);
  };
  return {
    namesInMap,
    read: () => read(),
    fail: (error) => {
      fail(error);
    },
  };
}

type ReadField = (name: string, value: string, ...rest: unknown[]) => void;

/** Refuses a map before graphql-upload follows its paths. */
function guardMap(parser: Writable, onMap: (map: string) => void): void {
  const [readField] = parser.listeners('field') as ReadField[];
  parser.removeAllListeners('field');
  parser.on('field', (name: string, value: string, ...rest: unknown[]) => {
    if (parser.destroyed) return;
    if (name === 'map') {
      if (!namesOnlyVariables(value)) {
        parser.destroy(new Error('The map names a place that is no variable.'));
        return;
      }
      onMap(value);
    }
    readField?.(name, value, ...rest);
  });
}

function guardFiles(
  parser: Writable,
  response: ServerResponse,
  log: Logger,
  isInMap: (name: string) => boolean,
): void {
  const [readPart] = parser.listeners('file') as ReadPart[];
  const names = new Set<string>();
  parser.removeAllListeners('file');
  parser.on('file', (name: string, content: Readable, ...rest: unknown[]) => {
    // The rest of a chunk is read even after the parser was destroyed, for example after an invalid
    // map.
    if (!parser.destroyed && !isInMap(name))
      parser.destroy(new Error('The map does not name a file.'));
    if (parser.destroyed || response.closed || names.has(name)) {
      content.on('error', () => undefined).resume();
      return;
    }
    names.add(name);
    endReadersOnFailure(content, log);
    readPart?.(name, content, ...rest);
  });
}

/** Passes an error of writing a temporary file to its readers. */
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
