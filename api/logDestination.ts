import type { DestinationStream } from 'pino';

/**
 * The destination of the log: on a terminal, lines for people; otherwise undefined, which means
 * pino's own JSON lines.
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
