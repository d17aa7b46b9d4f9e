import { hash, verify } from '@node-rs/argon2';

/** The shortest password that is accepted, in characters. */
export const minimumPasswordLength = 12;

// The library's type for the algorithm is a const enum, which isolated modules cannot read.
const argon2id = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** @returns the password's Argon2id hash (OWASP's parameters: 19 MiB, two passes) */
export function hashPassword(password: string): Promise<string> {
  return hash(password, argon2id);
}

/**
 * A hash of nobody's password, by the same parameters: compared with where there is no account, so that
 * the response takes as long as for a real one.
 */
const standIn =
  '$argon2id$v=19$m=19456,t=2,p=1$cmrFlb4r4HzcoCwzbZEKRw$YrxOJWskH/jpoH4f7tqqlMa3sMkUzfZ3BgWPBPF4Pfs';

/** Whether the password is right. Takes the same time where there is no hash to compare with. */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  const isRight = await verify(passwordHash ?? standIn, password);
  return isRight && passwordHash !== null;
}

/**
 * Why a password must not be chosen, in words for its owner; null when it is strong enough.
 * @param ownWords what an attacker would try first, such as the e-mail address
 */
export async function passwordFault(password: string, ownWords: string[]): Promise<string | null> {
  if (Array.from(password).length < minimumPasswordLength) {
    return `The password must have at least ${String(minimumPasswordLength)} characters`;
  }
  if (password.length > 256) return 'The password must have at most 256 characters';
  const { judgePassword } = await import('./passwordStrength.ts');
  return judgePassword(password, ownWords);
}
