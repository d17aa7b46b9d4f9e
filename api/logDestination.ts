import type { DestinationStream } from 'pino';

/**
 * Where the log is written: on a terminal in lines for people, elsewhere (undefined, which is pino's
 * own) in lines of JSON for programs.
 */
export async function logDestination(
  output: Pick<NodeJS.WriteStream, 'isTTY' | 'hasColors' | 'write'> = process.stdout,
): Promise<DestinationStream | undefined> {
  if (!output.isTTY) return undefined;
  // Loaded only on a terminal.
  const { prettyFactory } = await import('pino-pretty');
  const prettify = prettyFactory({
    colorize: output.hasColors(),
    ignore: 'pid,hostname',
    translateTime: 'SYS:HH:MM:ss',
  });
  // Synchronous, so that lines are in order with other output.
  return { write: (line) => void output.write(prettify(line)) };
}
