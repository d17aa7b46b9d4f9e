import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import express, { type Response, Router } from 'express';
import { z } from 'zod';
import { Role } from '../access.ts';
import { isOwnFailure } from '../errors.ts';
import { countAttempt } from '../session/attempts.ts';
import { backupTicketSeconds } from '../session/tokens.ts';
import { isLockedFor } from '../database/lock.ts';
import { noteExport } from '../database/noteExport.ts';
import type { Services } from '../context.ts';
import { keepTemporaryFolder } from '../media/temporaryFiles.ts';
import { todayInAuckland } from '../shared/dates/days.ts';
import { CancelledBackup, recordBackup } from './backupRecord.ts';

const form = z.object({ ticket: z.string(), passphrase: z.string().default('') });

/** The page to which a refused request for a backup leads. */
const refusal = (reason: 'busy' | 'expired' | 'failed') => `/admin/handover?backup=${reason}`;

/**
 * Sends a backup to the browser of an ADMIN as a download, at `POST /backup` with the fields
 * `ticket` (from the mutation `createBackupTicket`) and `passphrase`. It is streamed while it is
 * made, so that nothing remains on the disk. A restore refuses a download that was interrupted.
 */
export function serveBackup(services: Services): Router {
  const router = Router();
  const readBody = express.urlencoded({ extended: false, limit: '10kb', parameterLimit: 5 });
  router.post('/backup', readBody, async (request, response) => {
    const posted = form.safeParse(request.body);
    const ticket = posted.success ? await grantedTicket(services, posted.data) : null;
    if (!posted.success || !ticket) {
      response.redirect(303, refusal('expired'));
      return;
    }
    if (await isLockedFor(services.prisma, 'backup')) {
      response.redirect(303, refusal('busy'));
      return;
    }
    if (!(await isFirstUse(services, ticket.id))) {
      response.redirect(303, refusal('expired'));
      return;
    }
    // Recorded before the first byte, because an interrupted download has also disclosed data.
    await noteExport(services, ticket.userId, { what: 'backup' });
    await sendBackup(services, posted.data.passphrase, response);
  });
  return router;
}

/**
 * The ticket, if its session is still valid and its account is still an ADMIN with its required
 * second factor.
 */
async function grantedTicket(
  { tokens, sessions, now }: Services,
  { ticket, passphrase }: z.infer<typeof form>,
) {
  const granted = tokens.readBackup(ticket, passphrase);
  const session = granted && (await sessions.find(granted, now()));
  const mayHave = session?.roles.includes(Role.ADMIN) && !session.mustSetUpSecondFactor;
  return mayHave ? granted : null;
}

/** Whether no process has accepted the ticket before. */
async function isFirstUse(services: Services, id: string): Promise<boolean> {
  try {
    const once = { limit: 1, seconds: backupTicketSeconds };
    await countAttempt(services, `backup ticket ${id}`, once);
    return true;
  } catch (error) {
    if (isOwnFailure(error)) return false;
    throw error;
  }
}

async function sendBackup(services: Services, passphrase: string, response: Response) {
  const { databaseUrl, media, now, log } = services;
  const day = todayInAuckland(now());
  const name = `community-site-${day}.backup${passphrase ? '.age' : ''}`;
  // Only for this process, and emptied at its start: see `ownTemporaryFiles`.
  await keepTemporaryFolder();
  const folder = await mkdtemp(join(tmpdir(), 'backup-'));
  try {
    const [{ streamBackup }, { encrypted }] = await Promise.all([
      import('./createBackup.ts'),
      import('./encryption.ts'),
    ]);
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

/** The error of a stream whose other end has closed. */
const isPrematureClose = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
