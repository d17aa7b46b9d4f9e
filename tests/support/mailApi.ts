import { afterAll, beforeAll, beforeEach } from 'vitest';
import { readEnv } from '../../api/env.ts';
import type { MailSender } from '../../api/mail/mailSender.ts';
import { mailSenderFrom } from '../../api/mail/sendGrid.ts';
import { type Api, startApi } from './api.ts';
import { type FakeSendGrid, startFakeSendGrid } from './fakeSendGrid.ts';
import { waiting } from './patience.ts';

export interface MailApi {
  api: Api;
  cloud: FakeSendGrid;
  /** The clock of the API, in milliseconds. */
  time: number;
}

/**
 * Starts an API that sends mail by a stand-in for SendGrid, for the tests of a file.
 * @param further settings of the environment
 */
export function useMailApi(further: NodeJS.ProcessEnv = {}): MailApi {
  const mail = {} as MailApi;

  /** Advances the clock by the time-out of an unresponsive provider, without waiting. */
  const sendOnOwnClock =
    (sender: MailSender): MailSender['send'] =>
    async (mailMessage, patience) => {
      if (mail.cloud.mood !== 'hung' && mail.cloud.mood !== 'trickling')
        return sender.send(mailMessage, waiting);
      mail.time += patience;
      return sender.send(mailMessage, 1_000);
    };

  beforeAll(async () => {
    mail.cloud = await startFakeSendGrid();
    const settings = { ...mail.cloud.settings, FORMS_PER_ADDRESS: '1000', ...further };
    const now = () => new Date(mail.time);
    mail.api = await startApi(
      {
        now,
        pause: (milliseconds) => {
          mail.time += milliseconds;
          return Promise.resolve();
        },
        mail: { send: sendOnOwnClock(mailSenderFrom(readEnv(settings), now)) },
      },
      { ...settings, SITE_URL: 'https://community.example' },
    );
  });
  afterAll(async () => {
    await mail.api.stop();
    await mail.cloud.stop();
  });
  beforeEach(async () => {
    mail.time = Date.now();
    Object.assign(mail.cloud, { mood: 'well', next: [], accepted: [], requests: 0 });
    await mail.api.reset();
  });
  return mail;
}

export const minutes = (count: number) => count * 60_000;

/** All mail messages, the oldest first. */
export const mailMessages = ({ services }: Api) =>
  services.prisma.mailMessage.findMany({ orderBy: { id: 'asc' } });
