import { existsSync } from 'node:fs';
import systemChromiums from './systemChromiums.json' with { type: 'json' };

const executablePath = systemChromiums.find((path) => existsSync(path));

/** Starts the system's Chromium, rather without a window's parts, or else Playwright's own. */
export const launchChromium = {
  ...(executablePath && { executablePath }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};
