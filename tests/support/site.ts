import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export interface Site {
  /** Without a slash at its end. */
  url: string;
  /** Everything the server has printed so far. */
  output(): string;
  stop(): Promise<void>;
}

/** Settings that make every part of the pages visible. */
export const exampleSettings = {
  PHONE_NUMBER: '+64 9 555 0100',
  CONTACT_EMAIL: 'hello@example.org',
  FACEBOOK_URL: 'https://www.facebook.com/example',
  TELEGRAM_URL: 'https://t.me/example',
  WHATSAPP_URL: 'https://chat.whatsapp.com/example',
  VIBER_URL: 'https://invite.viber.com/?g2=example',
  BANK_ACCOUNT_NAME: 'Example Association',
  BANK_NAME: 'Example Bank',
  BANK_ACCOUNT_NUMBER: '00-0000-0000000-00',
};

/**
 * Starts the built site as `npm start` does, on a free port with its own bundled database.
 * @param settings environment variables beyond `exampleSettings`
 */
export async function startSite(settings: NodeJS.ProcessEnv = {}): Promise<Site> {
  const folder = await mkdtemp(join(tmpdir(), 'site-'));
  // Where the tests run as root, the database runs as somebody else, who must get in.
  await chmod(folder, 0o755);
  const server = spawn(process.execPath, ['dist/server/server.js'], {
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: '',
      LOG_LEVEL: 'warn',
      ...exampleSettings,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(server, 'exit');
  let output = '';
  server.stderr.on('data', (chunk) => (output += String(chunk)));
  const url = await new Promise<string>((resolve, reject) => {
    createInterface(server.stdout).on('line', (line) => {
      output += `${line}\n`;
      const address = /Site\s+(http:\S+)\//.exec(line)?.[1];
      if (address) resolve(address);
    });
    void exited.then(() => reject(new Error(`The site did not start:\n${output}`)));
  });
  return {
    url,
    output: () => output,
    async stop() {
      server.kill('SIGTERM');
      await exited;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
