import { failureOf } from '../../graphql/errors.ts';

/** In the order in which they are offered. */
const allMethods = ['PASSKEY', 'CODE', 'RECOVERY_CODE'] as const;

/** A sign-in with a correct password that waits for its second factor. */
export interface PendingSignIn {
  challenge: string;
  methods: (typeof allMethods)[number][];
}

/** The sign-in that requires a second factor; null if it was refused for another reason. */
export function pendingSignInOf(error: unknown): PendingSignIn | null {
  const { code, values } = failureOf(error);
  if (code !== 'SECOND_FACTOR_REQUIRED') return null;
  const { challenge, methods } = values as { challenge?: unknown; methods?: unknown };
  if (typeof challenge !== 'string' || !Array.isArray(methods)) return null;
  return { challenge, methods: allMethods.filter((method) => methods.includes(method)) };
}
