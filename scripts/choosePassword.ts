import { makePassword, refuseWeakPassword } from '../api/session/admins.ts';
import { StartupError } from '../api/startupError.ts';
import { askHidden, type Terminal } from './terminal.ts';

export interface NewPassword {
  password: string;
  /** The origin of the password, as a message. */
  origin: string;
}

/**
 * The password for an account: the given one, one that is typed twice on the terminal, or a
 * generated one.
 * @param terminal null without a terminal
 */
export async function choosePassword(
  email: string,
  given: string,
  terminal: Terminal | null,
): Promise<NewPassword> {
  if (given) return { password: given, origin: 'the one in ADMIN_PASSWORD' };
  const typed = terminal && (await askPassword(email, terminal));
  if (typed) return { password: typed, origin: 'the one you typed' };
  const password = makePassword();
  return { password, origin: `${password}   (shown this once only)` };
}

/**
 * Asks until the password is strong enough.
 * @returns null if one must be generated
 */
async function askPassword(email: string, terminal: Terminal): Promise<string | null> {
  for (;;) {
    const password = await askHidden(terminal, 'Password (hidden; empty to have one made): ');
    if (!password) return null;
    try {
      await refuseWeakPassword(password, email);
      if ((await askHidden(terminal, 'The same once more: ')) === password) return password;
      terminal.output.write('The two differ.\n');
    } catch (error) {
      if (!(error instanceof StartupError)) throw error;
      terminal.output.write(`${error.message}\n`);
    }
  }
}
