import type { Context } from '../context.ts';
import { conflict } from '../errors.ts';
import { deliverSoon } from '../mail/deliverMailMessage.ts';
import { countAttempt } from '../session/attempts.ts';
import { limits } from '../session/limits.ts';
import { networkOf } from '../session/trustedProxies.ts';
import { hashOf } from '../session/tokens.ts';
import { accountAddress } from '../shared/content/common.rules.ts';

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
export async function sendAccountLink(
  context: Context,
  purpose: string,
  address: string,
  open: (email: string) => Promise<string | null>,
): Promise<void> {
  const { server, now, pause, client } = context;
  const started = now().getTime();
  const email = accountAddress(address);
  const [network, name] = [networkOf(client.address), hashOf(email)];
  await countAttempt(context, `${purpose} from ${network}`, limits.linkRequestsFromNetwork);
  await countAttempt(
    context,
    `${purpose} of ${name} from ${network}`,
    limits.linkRequestsOfEmailFromNetwork,
  );
  await countAttempt(context, `${purpose} of ${name}`, limits.linkRequestsOfEmail);
  if (!server.sendsMail) throw conflict('noMailProvider', {});
  const mailMessageId = await open(email);
  if (mailMessageId) deliverSoon(context, mailMessageId);
  await pause(Math.max(0, started + responseTime - now().getTime()));
}
