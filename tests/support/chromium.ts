import { existsSync } from 'node:fs';
import systemChromiums from './systemChromiums.json' with { type: 'json' };

const executablePath = [process.env['CHROMIUM_PATH'] ?? '', ...systemChromiums].find(existsSync);

/**
 * Starts the browser that CHROMIUM_PATH names, the system's Chromium or Chrome, rather without a
 * window's parts, or else Playwright's own.
 */
export const launchChromium = {
  ...(executablePath && { executablePath }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    // It would end what draws the pages when a busy machine keeps that waiting.
    '--disable-gpu-watchdog',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};
