import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { kindExamples } from '../support/kindExamples.ts';

const document = readFileSync('docs/adding-a-content-kind.md', 'utf8');

describe.each(kindExamples)('the documented example $file', ({ file, section, edits }) => {
  // A copy of the sources without git cannot tell.
  it.runIf(existsSync('.git'))('still fits the sources', async () => {
    await promisify(execFile)('git', ['apply', '--check', file]);
  });

  it(`changes ${String(edits)} existing files, which are the files that the document numbers`, () => {
    const parts = readFileSync(file, 'utf8')
      .split(/^diff --git /m)
      .slice(1);
    const changed = parts.filter((part) => !part.includes('\nnew file mode '));
    const names = changed.map((part) => /^a\/(\S+)/.exec(part)?.[1] ?? '');
    const told = document.split(/^#+ /m).find((part) => part.startsWith(`${section}\n`)) ?? '';
    const numbered = [...told.matchAll(/^\d+\. `(\S+?)`/gm)].map(([, name]) => name);
    expect(numbered).toHaveLength(edits);
    expect(names.sort()).toEqual(numbered.sort());
  });
});
