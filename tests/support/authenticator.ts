import {
  createHash,
  createSign,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

interface Options {
  challenge: string;
}

/** The parts of a response that a test can change before it is signed. */
interface Claims {
  origin: string;
  rpId: string;
  /** User present and verified, unless a test says otherwise. */
  flags: number;
}

const base64url = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();

const presentAndVerified = 0x05;
const withCredential = 0x40;

/** A passkey in software. It does what a browser and a device do, and can make every mistake. */
export class Authenticator {
  readonly id = randomBytes(16);
  readonly #privateKey: KeyObject;
  readonly #publicKey: Uint8Array;
  readonly #claims: Claims;
  /** The number of its signatures. */
  counter = 0;

  constructor(siteUrl: string) {
    const { origin, hostname } = new URL(siteUrl);
    this.#claims = { origin, rpId: hostname, flags: presentAndVerified };
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    this.#privateKey = privateKey;
    // COSE: kty EC2, alg ES256, crv P-256.
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]);
    this.#publicKey = isoCBOR.encode(key);
  }

  /** Makes the credential for `createPasskeyRegistration`. */
  register({ challenge }: Options, wrong: Partial<Claims> = {}) {
    const claims = { ...this.#claims, ...wrong };
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const authData = Buffer.concat([
      this.#authenticatorData({ ...claims, flags: claims.flags | withCredential }),
      Buffer.alloc(16),
      length,
      this.id,
      this.#publicKey,
    ]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ]);
    return this.#credential({
      clientDataJSON: clientData('webauthn.create', challenge, claims),
      attestationObject: base64url(isoCBOR.encode(attestation as never)),
      transports: ['internal'],
    });
  }

  /** Signs for `createPasskeySignIn` or `createPasskeyConfirmation`. */
  sign({ challenge }: Options, userId: string, wrong: Partial<Claims> = {}) {
    const claims = { ...this.#claims, ...wrong };
    this.counter += 1;
    const authData = this.#authenticatorData(claims);
    const clientDataJSON = clientData('webauthn.get', challenge, claims);
    const signed = Buffer.concat([authData, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    return this.#credential({
      clientDataJSON,
      authenticatorData: base64url(authData),
      signature: base64url(createSign('sha256').update(signed).sign(this.#privateKey)),
      userHandle: base64url(userId),
    });
  }

  #authenticatorData({ rpId, flags }: Claims) {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter]);
  }

  #credential(response: object) {
    const id = base64url(this.id);
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }
}

const clientData = (type: string, challenge: string, { origin }: Claims) =>
  base64url(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
