import { createCipheriv, randomBytes, scrypt, type ScryptOptions } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { Decrypter, Encrypter, type Recipient, Stanza } from 'age-encryption';
import { messageOf, StartupError } from '../startupError.ts';

/** The first line of every file encrypted with age (https://age-encryption.org/v1). */
const ageHeader = 'age-encryption.org/v1\n';

/** The base-2 logarithm of the work factor. The value is that of age: about a second and 256 MiB. */
const workFactor = 18;

const deriveKey = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/** Encrypts bytes with a passphrase, in the format of the program `age`. */
export async function* encrypted(
  bytes: AsyncIterable<Uint8Array>,
  passphrase: string,
): AsyncGenerator<Uint8Array> {
  const encrypter = new Encrypter();
  encrypter.addRecipient(passphraseRecipient(passphrase));
  // A Node.js stream continues after the reader has left, and its error would end the process.
  const source = NodeReadableStream.from(bytes) as ReadableStream<Uint8Array>;
  yield* await encrypter.encrypt(source);
}

/**
 * The passphrase recipient of the format. The one of the library derives the key in one synchronous
 * step, which would block the site for more than a second.
 */
function passphraseRecipient(passphrase: string): Recipient {
  return {
    async wrapFileKey(fileKey) {
      const salt = randomBytes(16);
      const label = Buffer.concat([Buffer.from('age-encryption.org/v1/scrypt'), salt]);
      const key = await deriveKey(passphrase, label, 32, {
        N: 2 ** workFactor,
        r: 8,
        p: 1,
        maxmem: 2 ** (workFactor + 11),
      });
      // The key is used only once, so the format uses a nonce of zeros.
      const cipher = createCipheriv('chacha20-poly1305', key, Buffer.alloc(12), {
        authTagLength: 16,
      });
      const body = Buffer.concat([cipher.update(fileKey), cipher.final(), cipher.getAuthTag()]);
      const unpadded = salt.toString('base64').replace(/=+$/, '');
      return [new Stanza(['scrypt', unpadded, String(workFactor)], new Uint8Array(body))];
    },
  };
}

/** Whether a file is encrypted in the age format. */
export async function isEncrypted(file: string): Promise<boolean> {
  const handle = await open(file).catch((error: unknown) => {
    throw new StartupError(messageOf(error));
  });
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(ageHeader.length), 0);
    return buffer.subarray(0, bytesRead).toString('latin1') === ageHeader;
  } finally {
    await handle.close();
  }
}

/**
 * Decrypts a file to another file.
 * @param target must not exist; only its owner may read it
 * @throws StartupError if the passphrase is wrong or the file is damaged
 */
export async function decryptFile(file: string, passphrase: string, target: string): Promise<void> {
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  try {
    const source = Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array>;
    const plain = await decrypter.decrypt(source);
    await pipeline(plain, createWriteStream(target, { flags: 'wx', mode: 0o600 }));
  } catch (error) {
    throw new StartupError(
      `${file} could not be decrypted: the passphrase is wrong, or the file is damaged (${messageOf(error)}). ` +
        'Nothing was changed.',
    );
  }
}
