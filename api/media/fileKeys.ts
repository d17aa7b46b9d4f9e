import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';

/** Milliseconds for which an address stays the same; its key is good for one to two times as long. */
const period = 6 * 60 * 60 * 1000;

/** An address of the site itself under which it sends files of its store, alone or within a `srcset`. */
const ownAddress = /(?<=^|\s)\/(?:media|previews)\/\S+/g;

/** Keys in addresses of files that visitors do not see: an `<img>` sends no token. */
export interface FileKeys {
  /**
   * Adds the key of a file to its addresses, where the site itself sends it.
   * @param addresses one, or an HTML `srcset`
   * @param path its own in the store
   */
  sign(addresses: string, path: string): string;
  /** Whether a key is that of a file, and good at present. */
  opens(key: string, path: string): boolean;
}

/**
 * @param secret as for sessions; keys of files have an audience of their own
 * @param now the present instant
 */
export function createFileKeys(secret: string, now: () => Date): FileKeys {
  const key = createSecretKey(Buffer.from(secret));
  const keyOf = (path: string, until: number) => {
    const text = `file ${String(until)} ${path}`;
    const signature = createHmac('sha256', key).update(text).digest('base64url').slice(0, 22);
    return `${until.toString(36)}.${signature}`;
  };
  return {
    sign(addresses, path) {
      const signed = keyOf(path, Math.floor(now().getTime() / period) + 2);
      return addresses.replaceAll(
        ownAddress,
        (address) => `${address}${address.includes('?') ? '&' : '?'}key=${signed}`,
      );
    },
    opens(given, path) {
      const until = parseInt(given, 36);
      if (!(until * period > now().getTime())) return false;
      const [expected, sent] = [Buffer.from(keyOf(path, until)), Buffer.from(given)];
      return sent.length === expected.length && timingSafeEqual(sent, expected);
    },
  };
}
