import { hash, verify } from '@node-rs/argon2';
import { cleanText, normalForm } from '../shared/content/common.rules.ts';
import type { FieldError } from '../shared/fieldErrors.rules.ts';

/** The minimum length of a password, in characters. */
const minimumPasswordLength = 12;

// The library's type for the algorithm is a const enum, which isolated modules cannot use.
const argon2id = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** @returns the password's Argon2id hash (OWASP's parameters: 19 MiB, two passes) */
export function hashPassword(password: string): Promise<string> {
  return hash(normalForm(password), argon2id);
}

/**
 * A hash of no real password, with the same parameters. It is verified if there is no account, so
 * that the response takes the same time.
 */
export const standIn =
  '$argon2id$v=19$m=19456,t=2,p=1$cmrFlb4r4HzcoCwzbZEKRw$YrxOJWskH/jpoH4f7tqqlMa3sMkUzfZ3BgWPBPF4Pfs';

/**
 * Whether the password is right. It takes the same time if there is no account, whose hash is null, or if the
 * account has no password, and thus an empty hash.
 */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  const written = normalForm(password);
  const compared = passwordHash || standIn;
  const isRight =
    (await verify(compared, written)) ||
    // The password may be older than the normalisation of texts.
    (written !== password && (await verify(compared, password)));
  return isRight && compared === passwordHash;
}

/** The maximum length of a password, in UTF-16 code units. */
const maximumPasswordLength = 256;

/**
 * Invisible characters, and white space other than a plain space: pasted text contains them, and people who
 * type the password later do not. Variation selectors and joiners are allowed, because keyboards enter them
 * with emoji; `cleanText` removes other joiners.
 */
const invisible =
  /(?![\p{Variation_Selector}\u200D])[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]|(?! )\s/u;

/**
 * Why a password is not accepted; null if it is strong enough.
 * @param ownWords words that an attacker would try first, such as the email address
 */
export async function passwordError(typed: string, ownWords: string[]): Promise<FieldError | null> {
  const password = normalForm(typed);
  if (Array.from(password).length < minimumPasswordLength) {
    return { code: 'tooShort', values: { min: minimumPasswordLength } };
  }
  if (password.length > maximumPasswordLength) {
    return { code: 'tooLong', values: { max: maximumPasswordLength } };
  }
  if (invisible.test(password) || cleanText(password) !== password)
    return { code: 'invisibleCharacter', values: {} };
  if (password !== password.trim()) return { code: 'surroundingSpace', values: {} };
  const { judgePassword } = await import('./passwordStrength.ts');
  return judgePassword(password, ownWords);
}
