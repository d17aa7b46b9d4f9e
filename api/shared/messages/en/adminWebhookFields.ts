import { formMessages } from '../words.ts';

/** The fields of webhooks. The server reads no other messages about them. */
export const webhookFields = formMessages({
  url: {
    label: 'Address',
    hint: 'The web address of the program, which must be on the internet',
  },
  kinds: {
    label: 'Kinds of content',
    errors: { required: 'Please choose at least one kind' },
  },
  events: { label: 'Changes', errors: { required: 'Please choose at least one change' } },
  isActive: { label: 'Send messages' },
});
