import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';

/**
 * A function that signs texts. The texts of each use begin with a word of their own, so that no
 * signature is valid for another use.
 * @param secret the secret of sessions
 */
export function createSigner(secret: string): (text: string) => string {
  const key = createSecretKey(Buffer.from(secret));
  return (text) => createHmac('sha256', key).update(text).digest('base64url');
}

/** Compares texts in a time that does not depend on them. */
export function isSameSecret(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
