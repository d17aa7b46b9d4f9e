import {
  Field,
  ID,
  InputType,
  Int,
  ObjectType,
  registerEnumType,
  UseMiddleware,
} from 'type-graphql';
import { contentKindEnum } from '../content/contentKindEnum.ts';
import { connectionOf } from '../content/lists/connection.ts';
import { showDisplayName } from '../content/showDisplayName.ts';
import {
  LinkProblem,
  WebhookDeliveryState,
  WebhookEvent,
  WebhookState,
} from '../generated/prisma/enums.ts';
import { DateTime } from '../scalars.ts';
import { displayNameRule } from '../session/accountNames.ts';

registerEnumType(WebhookState, {
  name: 'WebhookState',
  description: 'Whether a webhook receives messages.',
  valuesConfig: {
    ACTIVE: { description: 'It receives messages.' },
    PAUSED: { description: 'An account or a restored backup has switched it off.' },
    FAILED: {
      description:
        'The site has switched it off: its address failed for a week or is gone (410), or its secret is unreadable.',
    },
  },
});
registerEnumType(WebhookEvent, {
  name: 'WebhookEvent',
  description: 'A change of what visitors see of a record.',
  valuesConfig: {
    PUBLISHED: { description: 'It was published or restored.' },
    CHANGED: { description: 'They see another version.' },
    UNPUBLISHED: { description: 'It was taken down, or is a draft again.' },
    DELETED: { description: 'It was deleted.' },
  },
});
registerEnumType(WebhookDeliveryState, {
  name: 'WebhookDeliveryState',
  description: 'The state of a message to a webhook.',
  valuesConfig: {
    PENDING: { description: 'Not delivered yet. It is tried again while the webhook is active.' },
    DELIVERED: { description: 'The address has accepted it.' },
    FAILED: {
      description: 'Not delivered within a day. `resendWebhookDelivery` sends it once more.',
    },
  },
});

@InputType({ description: 'The values of a webhook.' })
export class WebhookInput {
  @Field(() => String, {
    description: 'The http or https address that receives the messages. Required.',
  })
  url!: string;

  @Field(() => [contentKindEnum], { description: 'The kinds of content; at least one.' })
  kinds!: string[];

  @Field(() => [WebhookEvent], { description: 'The events; at least one.' })
  events!: WebhookEvent[];

  @Field(() => Boolean, {
    defaultValue: true,
    description: 'Whether it is active. Events while it is not are never sent.',
  })
  isActive!: boolean;
}

@ObjectType({
  simpleResolvers: true,
  description:
    'An address that receives a signed message when visitors see a change of content ' +
    '(https://www.standardwebhooks.com).',
})
export class Webhook {
  @Field(() => ID, { description: 'Identifies the webhook.' })
  id!: string;

  @Field(() => String, { description: 'The address that receives the messages.' })
  url!: string;

  @Field(() => [contentKindEnum], { description: 'The kinds of content.' })
  kinds!: string[];

  @Field(() => [WebhookEvent], { description: 'The events.' })
  events!: WebhookEvent[];

  @Field(() => WebhookState, { description: 'Whether it receives messages.' })
  state!: WebhookState;

  @Field(() => Int, {
    description: 'The number of the current version. `updateWebhook` requires it.',
  })
  version!: number;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Since when every attempt has failed. Null if the last one succeeded.',
  })
  failingSince!: Date | null;

  @UseMiddleware(showDisplayName)
  @Field(() => String, {
    simple: false,
    description: `The name of the account that created it. ${displayNameRule}`,
  })
  createdBy!: string;

  @Field(() => DateTime, { description: 'When it was created.' })
  createdAt!: Date;
}

@ObjectType({ simpleResolvers: true, description: 'A webhook with its new secret.' })
export class WebhookWithSecret {
  @Field(() => Webhook, { description: 'The webhook.' })
  webhook!: Webhook;

  @Field(() => String, {
    description: 'The secret that signs its messages, `whsec_…`. It is shown only this once.',
  })
  secret!: string;
}

@ObjectType({
  simpleResolvers: true,
  description: 'A message to a webhook, with the result of the last attempt.',
})
export class WebhookDelivery {
  @Field(() => ID, { description: 'The header `webhook-id`.' })
  id!: string;

  @Field(() => contentKindEnum, { description: 'The kind of the record.' })
  kind!: string;

  @Field(() => ID, { description: 'The id of the record.' })
  recordId!: number;

  @Field(() => WebhookEvent, { description: 'The event.' })
  event!: WebhookEvent;

  @Field(() => String, { description: 'The path of the record when visitors saw it last.' })
  path!: string;

  @Field(() => DateTime, { description: 'When the site noticed the event.' })
  occurredAt!: Date;

  @Field(() => WebhookDeliveryState, { description: 'Whether it was delivered.' })
  state!: WebhookDeliveryState;

  @Field(() => Int, { description: 'The number of attempts since it was last to be sent.' })
  attempts!: number;

  @Field(() => Int, { nullable: true, description: 'The HTTP status of the last response.' })
  status!: number | null;

  @Field(() => LinkProblem, {
    nullable: true,
    description: 'Why the last attempt got no response.',
  })
  problem!: LinkProblem | null;
}

export const WebhookDeliveryConnection = connectionOf('WebhookDelivery', WebhookDelivery);
