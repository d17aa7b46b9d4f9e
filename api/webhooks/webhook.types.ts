import { contentKindEnum } from '../content/contentKinds.ts';
import { connectionOf } from '../content/lists/connection.ts';
import {
  LinkProblem,
  WebhookDeliveryState,
  WebhookEvent,
  WebhookState,
} from '../generated/prisma/enums.ts';
import { displayName } from '../content/showDisplayName.ts';
import { displayNameRule } from '../session/accountNames.ts';
import * as t from '../graphqlTypes.ts';
import { describeEnum } from '../enumOf.ts';

describeEnum(WebhookState, 'WebhookState', 'Whether a webhook receives messages.', {
  ACTIVE: 'It receives messages.',
  PAUSED: 'An account or a restored backup has switched it off.',
  FAILED:
    'The site has switched it off: its address failed for a week or is gone (410), or its secret is unreadable.',
});
describeEnum(WebhookEvent, 'WebhookEvent', 'A change of what visitors see of a record.', {
  PUBLISHED: 'It was published or restored.',
  CHANGED: 'They see another version.',
  UNPUBLISHED: 'It was taken down, or is a draft again.',
  DELETED: 'It was deleted.',
});
describeEnum(WebhookDeliveryState, 'WebhookDeliveryState', 'The state of a message to a webhook.', {
  PENDING: 'Not delivered yet. It is tried again while the webhook is active.',
  DELIVERED: 'The address has accepted it.',
  FAILED: 'Not delivered within a day. `resendWebhookDelivery` sends it once more.',
});

@t.InputType('WebhookInput', 'The values of a webhook.')
export class WebhookInput extends t.inputFields({
  url: t.string('The http or https address that receives the messages. Required.'),
  kinds: t.field<string[]>(() => [contentKindEnum], 'The kinds of content; at least one.'),
  events: t.field(() => [WebhookEvent], 'The events; at least one.'),
  isActive: t.boolean('Whether it is active. Events while it is not are never sent.', {
    defaultValue: true,
  }),
}) {}

@t.ObjectType(
  'Webhook',
  'An address that receives a signed message when visitors see a change of content ' +
    '(https://www.standardwebhooks.com).',
)
export class Webhook extends t.outputFields({
  id: t.id('Identifies the webhook.'),
  url: t.string('The address that receives the messages.'),
  kinds: t.field<string[]>(() => [contentKindEnum], 'The kinds of content.'),
  events: t.field(() => [WebhookEvent], 'The events.'),
  state: t.field(() => WebhookState, 'Whether it receives messages.'),
  version: t.int('The number of the current version. `updateWebhook` requires it.'),
  failingSince: t.dateTime.orNull(
    'Since when every attempt has failed. Null if the last one succeeded.',
  ),
  createdBy: t.string(`The name of the account that created it. ${displayNameRule}`, displayName),
  createdAt: t.dateTime('When it was created.'),
}) {}

@t.ObjectType('WebhookWithSecret', 'A webhook with its new secret.')
export class WebhookWithSecret extends t.outputFields({
  webhook: t.field(() => Webhook, 'The webhook.'),
  secret: t.string('The secret that signs its messages, `whsec_…`. It is shown only this once.'),
}) {}

@t.ObjectType('WebhookDelivery', 'A message to a webhook, with the result of the last attempt.')
export class WebhookDelivery extends t.outputFields({
  id: t.id('The header `webhook-id`.'),
  kind: t.field<string>(() => contentKindEnum, 'The kind of the record.'),
  recordId: t.id<number>('The id of the record.'),
  event: t.field(() => WebhookEvent, 'The event.'),
  path: t.string('The path of the record when visitors saw it last.'),
  occurredAt: t.dateTime('When the site noticed the event.'),
  state: t.field(() => WebhookDeliveryState, 'Whether it was delivered.'),
  attempts: t.int('The number of attempts since it was last queued.'),
  status: t.int.orNull('The HTTP status of the last attempt. Null if it got no response.'),
  problem: t.field.orNull(() => LinkProblem, 'Why the last attempt got no response.'),
}) {}

export const WebhookDeliveryConnection = connectionOf('WebhookDelivery', WebhookDelivery);
