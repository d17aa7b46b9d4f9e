import { existsSync } from 'node:fs';
import systemChromiums from './systemChromiums.json' with { type: 'json' };

const executablePath = [process.env['CHROMIUM_PATH'] ?? '', ...systemChromiums].find(existsSync);

/**
 * Starts the browser that CHROMIUM_PATH names, the system's Chromium or Chrome, if
 * possible the one without windows, or Playwright's own.
 */
export const launchChromium = {
  ...(executablePath && { executablePath }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    // Without this, Chromium ends the process that draws pages if a busy machine delays it.
    '--disable-gpu-watchdog',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};
