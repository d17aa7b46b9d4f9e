import { fees } from '../../api/shared/messages/en/adminFees.ts';
import { createMessages } from './createMessages.ts';

/** The messages of fees and payments. In English only, because the accounts are kept in English. */
export const useFeeMessages = createMessages(fees);
