import * as amharic from '../shared/messages/amAdmin.ts';
import { contactUs as contactUsAmharic } from '../shared/messages/am/contactUs.ts';
import { observances as observancesAmharic } from '../shared/messages/am/observances.ts';
import * as english from '../shared/messages/enAdmin.ts';
import { contactUs } from '../shared/messages/en/contactUs.ts';
import { observances } from '../shared/messages/en/observances.ts';

/** The catalogues with the words of exports. */
export const exportWords = {
  EN: { ...english, contactUs, observances },
  AM: { ...amharic, contactUs: contactUsAmharic, observances: observancesAmharic },
};
export type ExportWords = (typeof exportWords)['EN'];
