import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import express, { type Response, Router } from 'express';
import { Role } from '../access.ts';
import { isLockedFor } from '../database/lock.ts';
import type { Services } from '../context.ts';
import { CancelledBackup, recordBackup } from './backupRecord.ts';
import { streamBackup } from './createBackup.ts';
import { encrypted } from './encryption.ts';

/** Where the page leads on which a backup was asked for, when there will be none. */
const refusal = (reason: 'busy' | 'expired' | 'failed') => `/admin/handover?backup=${reason}`;

/**
 * Sends a backup to an admin's browser as a download, at `POST /backup` with the fields `ticket` (of
 * the mutation `createBackupTicket`) and `passphrase`. It is made as it is sent, so that nothing of
 * it stays on the disk. A download that breaks off is no backup: a restore finds that it is cut short.
 */
export function serveBackup(services: Services): Router {
  const router = Router();
  const readBody = express.urlencoded({ extended: false, limit: '10kb', parameterLimit: 5 });
  router.post('/backup', readBody, async (request, response) => {
    const { ticket = '', passphrase = '' } = request.body as Record<string, string | undefined>;
    if (!(await isGranted(services, ticket))) {
      response.redirect(303, refusal('expired'));
      return;
    }
    if (await isLockedFor(services.prisma, 'backup')) {
      response.redirect(303, refusal('busy'));
      return;
    }
    await sendBackup(services, passphrase, response);
  });
  return router;
}

/** Whether the session of the ticket goes on, and its account is still an admin's. */
async function isGranted({ tokens, sessions, now }: Services, ticket: string): Promise<boolean> {
  const granted = tokens.readBackup(ticket);
  const session = granted && (await sessions.find(granted, now()));
  return session?.roles.includes(Role.ADMIN) === true;
}

async function sendBackup(services: Services, passphrase: string, response: Response) {
  const { databaseUrl, media, now, log } = services;
  const day = now().toISOString().slice(0, 10);
  const name = `community-site-${day}.backup${passphrase ? '.age' : ''}`;
  // Of this process alone, and emptied when it starts: see `ownTemporaryFiles`.
  const folder = await mkdtemp(join(tmpdir(), 'backup-'));
  try {
    const make = () =>
      streamBackup({ url: databaseUrl, media, now }, folder, async (bytes) => {
        response.attachment(name).type('application/octet-stream').set('Cache-Control', 'no-store');
        const content = passphrase ? encrypted(bytes, passphrase) : bytes;
        await pipeline(content, response).catch((error: unknown) => {
          throw isPrematureClose(error) ? new CancelledBackup('the browser went away') : error;
        });
      });
    await recordBackup(databaseUrl, make, (line) => log.warn(line));
    log.info('an admin downloaded a backup');
  } catch (error) {
    if (error instanceof CancelledBackup) log.warn('the download of a backup broke off');
    else log.error({ err: error }, 'a backup failed');
    if (!response.headersSent && !response.destroyed) response.redirect(303, refusal('failed'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The error of a stream whose other end has gone. */
const isPrematureClose = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
