import type { Context } from '../context.ts';
import { conflict } from '../errors.ts';
import { deliverSoon } from '../mail/deliverMailMessage.ts';
import { countAttempt } from '../session/attempts.ts';
import { networkOf } from '../session/trustedProxies.ts';
import { hashOf } from '../session/tokens.ts';
import { accountAddress } from '../shared/content/common.rules.ts';

const quarterHour = 15 * 60;

/** Requests from one network address, for any email address. */
const perOrigin = { limit: 20, seconds: quarterHour };
/** Requests for one email address: from one network address, and from all together. */
const perOriginAndAddress = { limit: 3, seconds: quarterHour };
const perAddress = { limit: 10, seconds: quarterHour };

/**
 * The duration of every response, in milliseconds. It is constant so that it does not reveal
 * whether the address is known.
 */
const responseTime = 500;

/**
 * Sends a link to an email address if it is known. Nothing in the response reveals whether it is.
 * @param purpose names the requests that are counted together
 * @param open stores the link and its mail message, and returns the id of that message; null if
 * the address is unknown
 * @throws TOO_MANY_REQUESTS, CONFLICT without a mail provider
 */
export async function requestLink(
  context: Context,
  purpose: string,
  address: string,
  open: (email: string) => Promise<string | null>,
): Promise<void> {
  const { server, now, pause, client } = context;
  const started = now().getTime();
  const email = accountAddress(address);
  const [network, name] = [networkOf(client.address), hashOf(email)];
  await countAttempt(context, `${purpose} from ${network}`, perOrigin);
  await countAttempt(context, `${purpose} of ${name} from ${network}`, perOriginAndAddress);
  await countAttempt(context, `${purpose} of ${name}`, perAddress);
  if (!server.sendsMail) throw conflict('noMailProvider', {});
  const mailMessageId = await open(email);
  if (mailMessageId) deliverSoon(context, mailMessageId);
  await pause(Math.max(0, started + responseTime - now().getTime()));
}
