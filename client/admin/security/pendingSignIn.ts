import { failureOf } from '../../graphql/errors.ts';

/** In the order in which they are offered. */
const allMethods = ['PASSKEY', 'CODE', 'RECOVERY_CODE'] as const;

/** A sign-in with a correct password that waits for its second factor. */
export interface Step {
  challenge: string;
  methods: (typeof allMethods)[number][];
}

/** The second step that a refused sign-in requires; null if it was refused for another reason. */
export function stepOf(error: unknown): Step | null {
  const { code, values } = failureOf(error);
  if (code !== 'SECOND_FACTOR_REQUIRED') return null;
  const { challenge, methods } = values as { challenge?: unknown; methods?: unknown };
  if (typeof challenge !== 'string' || !Array.isArray(methods)) return null;
  return { challenge, methods: allMethods.filter((method) => methods.includes(method)) };
}
