import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

const example = 'docs/examples/price-range.diff';

describe('the documented example of a new field', () => {
  // A copy of the sources without git cannot tell.
  it.runIf(existsSync('.git'))('still fits the sources', async () => {
    await promisify(execFile)('git', ['apply', '--check', example]);
  });

  it('changes 9 existing files, which are the files that the document numbers', () => {
    const parts = readFileSync(example, 'utf8')
      .split(/^diff --git /m)
      .slice(1);
    const changed = parts.filter((part) => !part.includes('\nnew file mode '));
    const names = changed.map((part) => /^a\/(\S+)/.exec(part)?.[1] ?? '');
    const document = readFileSync('docs/adding-a-content-kind.md', 'utf8');
    const told = document.split(/^#+ /m).find((part) => part.startsWith('Adding a field\n')) ?? '';
    const numbered = [...told.matchAll(/^\d+\. `(\S+?)`/gm)].map(([, name]) => name);
    expect(numbered).toHaveLength(9);
    expect(names.sort()).toEqual(numbered.sort());
  });
});
