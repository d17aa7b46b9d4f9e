import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
/** Bytes of what goes before the encrypted text. */
const nonceLength = 12;
const tagLength = 16;

/** Encrypts what has to be stored readable for the server, and for nobody who has the database alone. */
export interface SecretSeal {
  /** @param purpose whom and what it is for: it opens for the same purpose only */
  seal(text: string, purpose: string): string;
  /** Null when it was sealed for another purpose or by another secret, or tampered with. */
  open(sealed: string, purpose: string): string | null;
}

/** @param secret that of sessions; the key that follows from it is for nothing else */
export function createSecretSeal(secret: string): SecretSeal {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'second factors', 32));
  return {
    seal(text, purpose) {
      const nonce = randomBytes(nonceLength);
      const cipher = createCipheriv(algorithm, key, nonce);
      cipher.setAAD(Buffer.from(purpose));
      const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64url');
    },
    open(sealed, purpose) {
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
