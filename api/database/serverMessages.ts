import { damaged } from '../startupError.ts';

/** The prefix of a line in PostgreSQL's log: the time and the process id. */
const prefix = /^\d{4}-\d\d-\d\d [\d:.]+ \S+ \[\d+\] /;
/** Except messages for clients that connect too early. */
const fatal = /^(\w+: )?(FATAL|PANIC|error): +(?! |the database system is )/;
const noSpace = /No space left on device|Disk quota exceeded/;
/** Messages of PostgreSQL about missing or damaged files. */
const damage =
  /not a valid data directory|could not find the database system|control file|checkpoint record|: No such file or directory/;
/** This hint of PostgreSQL is not shown: following it would create an empty database. */
const initdbHint = /^HINT: .*initdb/;
const explanation = /^(DETAIL|HINT|CONTEXT): /;

/**
 * The reason why PostgreSQL, or one of its programs, has failed, in one line: the first fatal line
 * of the output with its explanation, or else the last lines.
 */
export function reasonIn(output: string): string {
  const lines = output
    .split('\n')
    .map((line) => line.replace(prefix, '').trim())
    .filter((line) => line && !initdbHint.test(line));
  const full = lines.findIndex((line) => noSpace.test(line));
  const reason = full < 0 ? lines.findIndex((line) => fatal.test(line)) : full;
  const rest = lines.slice(reason + 1);
  const end = rest.findIndex((line) => !explanation.test(line));
  const told =
    reason < 0 ? lines.slice(-4) : [lines[reason], ...rest.slice(0, end < 0 ? undefined : end)];
  if (full >= 0) told.push('The disk is full: make room on it.');
  else if (told.some((line) => damage.test(line ?? ''))) told.push(damaged);
  return told.join(' | ');
}
