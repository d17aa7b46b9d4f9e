import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

const folder = 'client';

/** Files whose texts are code or for programs, are English only, or are days and times in digits. */
const others =
  /generated|^(sandbox|build)\/|DonationReceipt|AucklandMoment|useDateTime|useZoom|DirectoryEntries\.tsx/;

/** Whether a part of a text is joined to the part before it by Latin punctuation. */
function isJoined(node: ts.Node): boolean {
  if (ts.isJsxText(node)) return /^\s*[:,;](\s|$)/.test(node.text);
  if (ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
    return /^[:,;] /.test(node.text);
  return ts.isStringLiteral(node) && /^[:,;] $/.test(node.text);
}

function joinedIn(node: ts.Node): string[] {
  const own = isJoined(node) ? [node.parent.getText()] : [];
  return [...own, ...node.getChildren().flatMap(joinedIn)];
}

it('joins no parts of a sentence by Latin punctuation, which Amharic does not have', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !others.test(file),
  );
  expect(files.length).toBeGreaterThan(400);
  const found = files.flatMap((file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    return joinedIn(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)).map(
      (each) => `${file}: ${each}`,
    );
  });
  expect(found).toEqual([]);
});
