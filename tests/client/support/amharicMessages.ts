import type { DocumentMessages } from '../../../client/messages/createMessages.ts';

/** The messages of a document in Amharic, whose catalogues are not loaded. */
export const amharicMessages: DocumentMessages = {
  language: 'AM',
  tag: 'am',
  catalogues: new Map(),
  overrides: {},
  overriddenElsewhere: [],
};
