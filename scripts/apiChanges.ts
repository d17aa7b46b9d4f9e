import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { breakingChanges } from './breakingChanges.ts';

/**
 * Fails if the schema breaks what was released and docs/api-changes.md does not list the change.
 */
const schemaFile = 'api/schema.graphql';
const notesFile = 'docs/api-changes.md';

function git(...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return undefined;
  }
}

/** The last release; before the first one, the point where this branch started. */
const base =
  git('describe', '--tags', '--abbrev=0') ?? git('merge-base', 'HEAD', 'origin/main') ?? 'HEAD';
const before = git('show', `${base.trim()}:${schemaFile}`);
if (before === undefined) {
  process.stdout.write('There is no history to compare the API with.\n');
} else {
  const notes = readFileSync(notesFile, 'utf8');
  const changes = breakingChanges(before, readFileSync(schemaFile, 'utf8'), notes);
  for (const change of changes) process.stderr.write(`Breaks the API: ${change}\n`);
  if (changes.length > 0) {
    process.stderr.write(`Undo that, or write these lines into ${notesFile} if they are meant.\n`);
    process.exitCode = 1;
  }
}
