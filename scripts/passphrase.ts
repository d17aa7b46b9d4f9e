import { refuseWeakPassword } from '../api/session/admins.ts';
import { StartupError } from '../api/startupError.ts';
import type { Surroundings } from './surroundings.ts';
import { askHidden } from './terminal.ts';

const noTerminal =
  'Set BACKUP_PASSPHRASE, or run this in a terminal, which asks for the passphrase.';

/**
 * The passphrase of a new backup: the given one, or one that is typed twice on the terminal.
 * @throws StartupError if it is weak, typed differently, or there is no terminal
 */
export async function newPassphrase(
  given: string,
  { terminal }: Pick<Surroundings, 'terminal'>,
): Promise<string> {
  if (!given && !terminal) throw new StartupError(noTerminal);
  const passphrase = given || (terminal ? await askHidden(terminal, 'Passphrase (hidden): ') : '');
  await refuseWeakPassword(passphrase, '');
  if (given || !terminal) return passphrase;
  if ((await askHidden(terminal, 'The same once more: ')) === passphrase) return passphrase;
  throw new StartupError('The two differ. Nothing was written.');
}

/** Asks for the passphrase of an existing backup on the terminal. */
export async function askPassphrase({ terminal }: Pick<Surroundings, 'terminal'>): Promise<string> {
  if (!terminal) throw new StartupError(`This backup is encrypted. ${noTerminal}`);
  return askHidden(terminal, 'Passphrase of the backup (hidden): ');
}
