import { randomBytes } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { z } from 'zod';

/** How the provider behaves, to be changed by a test; a number is the status of its responses. */
export type MailMood =
  | 'well'
  | 'hung'
  | 'trickling'
  | 'reset'
  | 400
  | 401
  | 403
  | 413
  | 429
  | 500
  | 503;

const address = z.object({ email: z.email(), name: z.string().optional() });

/** The part of a Mail Send request that we use; the response to an error in it is 400. */
const mail = z.object({
  personalizations: z.tuple([z.object({ to: z.tuple([address]) })]),
  from: address,
  reply_to: address.optional(),
  subject: z.string().min(1),
  content: z.tuple([
    z.object({ type: z.literal('text/plain'), value: z.string().min(1) }),
    z.object({ type: z.literal('text/html'), value: z.string().min(1) }),
  ]),
  headers: z.record(z.string(), z.string()).optional(),
  custom_args: z.record(z.string(), z.string()).optional(),
});

export type AcceptedMail = z.output<typeof mail>;

export interface FakeSendGrid {
  url: string;
  /** The settings of a site that sends to this fake. */
  settings: NodeJS.ProcessEnv;
  /** What got the response 202. */
  accepted: AcceptedMail[];
  /** The number of requests, whatever their outcome. */
  requests: number;
  mood: MailMood;
  /** The behaviours for the next requests; after them `mood` applies again. */
  next: MailMood[];
  /** When a limit of 429 ends, in seconds since 1970. */
  resetsAt: number;
  stop(): Promise<void>;
}

const apiKey = 'SG.key-for-tests';

/** The words of SendGrid's own responses. */
export const words: Record<number, string> = {
  400: 'The from address does not match a verified Sender Identity.',
  401: 'The provided authorization grant is invalid, expired, or revoked',
  403: 'You are not authorized to send from that email address',
  413: 'The payload is too large',
  429: 'too many requests',
};

/** A fake of SendGrid's v3 mail/send that follows the Mail Send API reference. */
export async function startFakeSendGrid(): Promise<FakeSendGrid> {
  const server = createServer((request, response) => {
    void (async () => {
      const body = await text(request);
      fake.requests++;
      const mood = fake.next.shift() ?? fake.mood;
      if (mood === 'hung') return;
      if (mood === 'trickling') {
        const timer = setInterval(() => response.write(' '), 10);
        response.once('close', () => {
          clearInterval(timer);
        });
        return;
      }
      if (mood === 'reset') {
        request.socket.resetAndDestroy();
        return;
      }
      if (request.method !== 'POST' || request.url !== '/v3/mail/send') {
        refuse(response, 404, 'Not Found');
      } else if (request.headers.authorization !== `Bearer ${apiKey}`) {
        refuse(response, 401);
      } else if (mood !== 'well') {
        if (mood === 429) {
          response.setHeader('X-RateLimit-Limit', '150');
          response.setHeader('X-RateLimit-Remaining', '0');
          response.setHeader('X-RateLimit-Reset', String(fake.resetsAt));
        }
        refuse(response, mood);
      } else {
        const { data, error } = mail.safeParse(JSON.parse(body));
        if (!data) {
          refuse(response, 400, error.issues[0]?.message);
          return;
        }
        fake.accepted.push(data);
        response.setHeader('X-Message-Id', randomBytes(11).toString('base64url'));
        response.writeHead(202).end();
      }
    })().catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  const fake: FakeSendGrid = {
    url,
    settings: {
      SENDGRID_API_KEY: apiKey,
      SENDGRID_HOST: url,
      MAIL_FROM: 'website@example.org',
      MAIL_TO: 'office@example.org',
    },
    accepted: [],
    requests: 0,
    mood: 'well',
    next: [],
    resetsAt: 0,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return fake;
}

/** Server errors, 5xx, have no body with details. */
function refuse(response: ServerResponse, status: number, message = words[status]) {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(
    message === undefined ? '' : JSON.stringify({ errors: [{ message, field: null, help: null }] }),
  );
}
