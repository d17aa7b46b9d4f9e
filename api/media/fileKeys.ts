import { createSigner, isSameSecret } from '../signer.ts';

/** An address stays the same for this time; its key is valid for one to two times as long (milliseconds). */
const period = 6 * 60 * 60 * 1000;

/** An address of a file in the site's own store, alone or in a `srcset`. */
const ownAddress = /(?<=^|\s)\/(?:media|previews|draft-files)\/\S+/g;

/**
 * Keys in addresses of files that are not public. They are needed because an `<img>` sends no access token.
 * @param secret the secret of sessions; the prefix `file` separates these signatures from others
 * @param now the current time
 */
export function createFileKeys(secret: string, now: () => Date) {
  const sign = createSigner(secret);
  const keyOf = (path: string, until: number) =>
    `${until.toString(36)}.${sign(`file ${String(until)} ${path}`).slice(0, 22)}`;
  return {
    /**
     * Adds the key of a file to its addresses, if the site itself serves the file.
     * @param addresses one address, or an HTML `srcset`
     * @param path the path of the file in the store
     */
    sign(addresses: string, path: string) {
      const signed = keyOf(path, Math.floor(now().getTime() / period) + 2);
      return addresses.replaceAll(
        ownAddress,
        (address) => `${address}${address.includes('?') ? '&' : '?'}key=${signed}`,
      );
    },
    /** Whether a key belongs to a file and has not expired. */
    verify(given: string, path: string) {
      const until = parseInt(given, 36);
      return until * period > now().getTime() && isSameSecret(given, keyOf(path, until));
    },
  };
}
export type FileKeys = ReturnType<typeof createFileKeys>;
