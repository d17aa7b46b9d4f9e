import { plural } from './counts.ts';
import { webhookFields } from './adminWebhookFields.ts';

/** The webhooks (docs/product/accounts.md, section 6.28). */
export const webhooks = {
  heading: 'Webhooks',
  intro:
    'A webhook tells another program when visitors see a change of the content: the site sends a signed message to its address. For example, a program can post new events to a Telegram group.',
  listHeading: 'Addresses',
  none: 'There is no webhook.',
  createHeading: 'Add a webhook',
  editHeading: 'Change the webhook',
  fields: webhookFields,
  events: {
    PUBLISHED: 'Published or restored',
    CHANGED: 'Changed',
    UNPUBLISHED: 'Taken down',
    DELETED: 'Deleted',
  },
  states: { ACTIVE: 'Active', PAUSED: 'Switched off', FAILED: 'Switched off by the site' },
  /** Shown where the site has disabled the webhook. */
  failed:
    'This site switched the webhook off. Its address failed for a week or answered 410 (gone), or its secret is unreadable. Correct the cause, then switch it on. Changes made meanwhile are not sent.',
  failingSince: (time: string) => `No message has arrived since ${time}.`,
  add: 'Add the webhook',
  saved: 'The webhook has been saved.',
  secret: {
    /** @param url the address of the webhook */
    shown: (url: string) =>
      `The secret for ${url}. Copy it now. For security, it is not shown again.`,
    copy: 'Copy the secret',
  },
  rotate: {
    action: 'New secret',
    buttonName: (url: string) => `New secret for ${url}`,
    title: 'Make a new secret?',
    text: 'Messages are signed with both secrets for a day. Put the new one into the program in that time.',
    success: (url: string) => `There is a new secret for ${url}.`,
  },
  remove: {
    action: 'Delete',
    buttonName: (url: string) => `Delete the webhook ${url}`,
    title: 'Delete this webhook?',
    text: 'Its address gets no more messages. The list of its messages is deleted too.',
    success: (url: string) => `The webhook ${url} has been deleted.`,
  },
  log: {
    heading: 'Messages',
    intro:
      'The messages of the last 30 days. A message that does not arrive is tried again for a day, with growing pauses; later messages about the same record wait for it.',
    empty: 'There is no message yet.',
    columns: { record: 'Record', event: 'Event', state: 'State', time: 'Time' },
    states: { PENDING: 'Not delivered yet', DELIVERED: 'Delivered', FAILED: 'Given up' },
    privateAddress: 'The address leads into a private network, to which the site sends nothing.',
    /** The status of an HTTP response. */
    status: (status: number) => `The program responded with ${String(status)}.`,
    attempts: (count: number) => plural(count, 'attempt'),
    send: 'Send again',
    sendName: (path: string) => `Send again: the message about ${path}`,
    willSend: 'The message is sent again, after the earlier ones about the same record.',
  },
};
