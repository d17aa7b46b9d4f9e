import { createHmac, randomBytes } from 'node:crypto';

/** Standard Webhooks (https://www.standardwebhooks.com) gives secrets this prefix. */
const prefix = 'whsec_';

/** The purpose for which the secrets of a webhook are encrypted. */
export const sealPurpose = (webhookId: string) => `webhook ${webhookId}`;

export const newSecret = () => prefix + randomBytes(32).toString('base64');

/** The headers of a message, as Standard Webhooks define them: a signature for each secret. */
export function signedHeaders(id: string, sentAt: Date, body: string, secrets: string[]) {
  const timestamp = String(Math.floor(sentAt.getTime() / 1000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(prefix.length), 'base64');
    const hmac = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`);
    return `v1,${hmac.digest('base64')}`;
  });
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  };
}
