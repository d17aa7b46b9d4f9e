import { z } from 'zod';
import { atMost, filled, singleLine } from '../../content/common.rules.ts';

const maxNameLength = 60;

/** The name that the owner gives a passkey, to recognise its device. */
export const passkeyRules = z.object({
  name: singleLine().pipe(filled()).pipe(atMost(maxNameLength)),
});
