import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

const file = 'docs/examples/job-listing.diff';

describe('the documented example of a new kind of content', () => {
  // A copy of the sources without git cannot tell.
  it.runIf(existsSync('.git'))('still fits the sources', async () => {
    await promisify(execFile)('git', ['apply', '--check', file]);
  });

  it('changes five files that were there before, those that the document numbers', () => {
    const parts = readFileSync(file, 'utf8')
      .split(/^diff --git /m)
      .slice(1);
    const changed = parts.filter((part) => !part.includes('\nnew file mode '));
    const names = changed.map((part) => /^a\/(\S+)/.exec(part)?.[1] ?? '');
    const document = readFileSync('docs/adding-a-content-kind.md', 'utf8');
    const numbered = [...document.matchAll(/^\d+\. `(\S+?)`/gm)].map(([, name]) => name);
    expect(numbered).toHaveLength(5);
    expect(names.sort()).toEqual(numbered.sort());
  });
});
