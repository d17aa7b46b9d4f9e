import type { Context } from '../context.ts';
import { timeZone } from '../shared/dates/days.ts';
import type { Prisma, User } from '../generated/prisma/client.ts';
import { accountMailWords, storeMailInLanguage } from '../mail/accountMail.ts';
import { deviceName } from '../shared/session/deviceName.rules.ts';

type Device = Pick<Context, 'client' | 'tokens'>;

/** The device of the request, if the account has signed in on it before. */
export function deviceOf({ client, tokens }: Device, userId: string) {
  const devices = client.deviceTokens.map((token) => tokens.readDevice(token));
  return devices.find((device) => device?.userId === userId) ?? null;
}

/** Records on the device that an account has signed in, besides other accounts. */
export function rememberDevice({ client, tokens }: Device, userId: string): void {
  const others = client.deviceTokens.filter((token) => {
    const device = tokens.readDevice(token);
    return device && device.userId !== userId;
  });
  client.setDeviceTokens([tokens.signDevice(userId), ...others]);
}

/**
 * Stores a notice to the owner of an account about a sign-in on a device without a device token of
 * this account. Not for the first sign-in, when every device is new. Without a mail provider, only
 * the log has it.
 * @returns the mail message to deliver; null if there is none
 */
export async function storeNewDeviceMail(
  context: Context,
  tx: Prisma.TransactionClient,
  user: Pick<User, 'email' | 'language' | 'lastSignInAt'>,
): Promise<string | null> {
  const { client, now } = context;
  if (!user.lastSignInAt) return null;
  const { newDevice: words } = accountMailWords(user.language);
  const tag = { EN: 'en-NZ', AM: 'am' }[user.language];
  const { browser, system } = deviceName(client.userAgent);
  const device = [browser, system].filter(Boolean).join(', ') || words.unknownDevice;
  const time = new Intl.DateTimeFormat(tag, { timeZone, dateStyle: 'long', timeStyle: 'short' });
  return storeMailInLanguage(tx, context, user, {
    ...words,
    opening: [words.opening],
    particulars: [
      [words.account, user.email],
      [words.time, time.format(now())],
      [words.device, device],
      [words.address, client.address],
    ],
  });
}
