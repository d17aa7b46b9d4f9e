import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** The two streams of a terminal; tests replace them. */
export interface Terminal {
  input: NodeJS.ReadableStream;
  output: NodeJS.WritableStream;
}

/** The user pressed Ctrl-C, or the input ended, instead of an answer. */
export class NoAnswer extends Error {}

export function askLine({ input, output }: Terminal, question: string): Promise<string> {
  return ask(input, output, question);
}

/** Asks for a line that is hidden while it is typed. */
export async function askHidden({ input, output }: Terminal, question: string): Promise<string> {
  output.write(question);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  try {
    return await ask(input, nowhere, '');
  } finally {
    output.write('\n');
  }
}

async function ask(
  input: NodeJS.ReadableStream,
  output: NodeJS.WritableStream,
  question: string,
): Promise<string> {
  const reader = createInterface({ input, output, terminal: true, historySize: 0 });
  try {
    return await new Promise((resolve, reject) => {
      const refuse = () => reject(new NoAnswer());
      reader.once('SIGINT', refuse);
      reader.once('close', refuse);
      reader.question(question).then(resolve, refuse);
    });
  } finally {
    reader.close();
  }
}
