import { codesOf, errorSources } from './database/errorSources.ts';

/** A reason not to start. It is printed for the operator in one line without a stack trace. */
export class StartupError extends Error {
  override name = 'StartupError';
}

/** The message of what was thrown, which may be no error. */
export const messageOf = (error: unknown) =>
  error instanceof Error ? error.message : String(error);

/** Advice for the operator about system errors, by error code. */
const advice: Record<string, string> = {
  ENOSPC: 'The disk is full: make room on it.',
  EDQUOT: 'The disk is full: make room on it.',
  EROFS: 'The disk is read-only.',
  EACCES: 'Start as the user who owns it, or set DATA_DIR.',
  EPERM: 'Start as the user who owns it, or set DATA_DIR.',
};
export const damaged =
  'The data folder is damaged: move its folder `postgres` to another place, then restore a backup with `npm run restore -- FILE` (docs/operations.md).';

/** Advice for the operator about errors of PostgreSQL, by the start of the code. */
const databaseAdvice: [RegExp, string][] = [
  [/^53100/, 'The disk of the database is full: make room on it.'],
  [/^25006/, 'The database is read-only. Start on the one that may be written to.'],
  [
    /^(58|XX)/,
    'The database is damaged: restore a backup with `npm run restore -- FILE` (docs/operations.md).',
  ],
];

/** Whether the system has refused something, for example because the disk is full. */
export const isSystemError = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'syscall' in error;

/** A system error in a folder of the site, as a reason not to start. */
export function unusable(folder: string, error: NodeJS.ErrnoException): StartupError {
  const what = advice[error.code ?? ''] ?? damaged;
  return new StartupError(`Cannot use ${folder}: ${error.message}. ${what}`);
}

/** The message why the site does not start: one line if the reason is known. */
export function startupMessage(error: unknown): string {
  if (error instanceof StartupError) return error.message;
  for (const source of errorSources(error)) {
    const code = codesOf(source).find((each) => databaseAdvice.some(([codes]) => codes.test(each)));
    const [, what] = databaseAdvice.find(([codes]) => code && codes.test(code)) ?? [];
    if (what) return `PostgreSQL: ${lastLine(String(source['message']))}. ${what}`;
  }
  if (isSystemError(error)) return `${error.message}. ${advice[error.code ?? ''] ?? ''}`.trim();
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** The last line of a message. In the lines before, Prisma writes the place of the query in the program. */
const lastLine = (text: string) =>
  text
    .trim()
    .split(/\s*\n\s*/)
    .slice(-1)[0] ?? '';
