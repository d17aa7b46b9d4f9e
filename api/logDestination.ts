import { destination, type DestinationStream } from 'pino';

/** Lines that cannot be written are kept up to this size, and then discarded. */
const maxUnwritten = 1_000_000;

/** The destination of the log: on a terminal, lines for people; otherwise pino's own JSON lines. */
export async function logDestination(
  output: Pick<NodeJS.WriteStream, 'isTTY' | 'hasColors' | 'write'> = process.stdout,
  descriptor = 1,
): Promise<DestinationStream> {
  if (!output.isTTY) {
    // While the disk is full, the site goes on. An asynchronous destination would try to write the
    // rest for ever when the process ends.
    const options = { dest: descriptor, sync: true, maxLength: maxUnwritten };
    return destination(options).on('error', () => undefined);
  }
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
