import { createPublicKey, type KeyObject } from 'node:crypto';

/**
 * The verification key of SendGrid, as its pages show it.
 * @throws Error if it is not a key
 */
export const publicKeyOf = (text: string): KeyObject =>
  createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' });
