import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
/** The length of the part before the encrypted text, in bytes. */
const nonceLength = 12;
const tagLength = 16;

/**
 * Encrypts values that the server must be able to read, but that a copy of the database must not reveal.
 * @param secret the secret of sessions; the derived key is used only here
 */
export function createSecretSeal(secret: string) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'second factors', 32));
  return {
    /** @param purpose the purpose and the account: a text can only be opened for the same purpose */
    seal(text: string, purpose: string) {
      const nonce = randomBytes(nonceLength);
      const cipher = createCipheriv(algorithm, key, nonce);
      cipher.setAAD(Buffer.from(purpose));
      const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64url');
    },
    /** Null if it was sealed for another purpose or with another secret, or if it was changed. */
    open(sealed: string, purpose: string) {
      const bytes = Buffer.from(sealed, 'base64url');
      const nonce = bytes.subarray(0, nonceLength);
      const tag = bytes.subarray(nonceLength, nonceLength + tagLength);
      try {
        const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: tagLength });
        decipher.setAAD(Buffer.from(purpose));
        decipher.setAuthTag(tag);
        const opened = decipher.update(bytes.subarray(nonceLength + tagLength));
        return Buffer.concat([opened, decipher.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
  };
}
export type SecretSeal = ReturnType<typeof createSecretSeal>;
