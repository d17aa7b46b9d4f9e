import { z } from 'zod';
import { atMost, filled, singleLine } from '../../content/common.rules.ts';

const maxNameLength = 60;

/** What a passkey is called by its owner, to know which device it is on. */
export const passkeyRules = z.object({
  name: singleLine().pipe(filled()).pipe(atMost(maxNameLength)),
});
