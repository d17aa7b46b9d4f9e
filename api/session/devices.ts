import type { Context } from '../context.ts';
import { accountMail as amharic } from '../shared/messages/am/accountMail.ts';
import { accountMail as english } from '../shared/messages/en/accountMail.ts';
import { timeZone } from '../shared/dates/days.ts';
import type { Prisma, User } from '../generated/prisma/client.ts';
import { storeAccountMail } from '../mail/accountMail.ts';
import type { Words } from '../mail/renderMailMessage.ts';
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

const catalogues = { EN: { words: english, tag: 'en-NZ' }, AM: { words: amharic, tag: 'am' } };

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
  const { server, client, now } = context;
  if (!user.lastSignInAt || !server.sendsMail) return null;
  const { words: all, tag } = catalogues[user.language];
  const { newDevice: words } = all;
  const as = (text: string): Words => (user.language === 'AM' ? { am: text } : { en: text });
  const { browser, system } = deviceName(client.userAgent);
  const device = [browser, system].filter(Boolean).join(', ') || words.unknownDevice;
  const time = new Intl.DateTimeFormat(tag, { timeZone, dateStyle: 'long', timeStyle: 'short' });
  const { id } = await storeAccountMail(tx, context, {
    to: user.email,
    subject: words.subject,
    content: {
      opening: [as(words.opening)],
      particulars: [
        { label: as(words.account), value: user.email },
        { label: as(words.time), value: time.format(now()) },
        { label: as(words.device), value: device },
        { label: as(words.address), value: client.address },
      ],
      texts: [],
      closing: [as(words.closing)],
    },
  });
  return id;
}
