import { expect, it } from 'vitest';
import { amharic, english, rootOf, sentencesOf } from './catalogues.ts';

/** Where the catalogues keep what is written on a control beside its accessible name. */
const labelOf = (path: string) =>
  path.replace(/(\w+)Name$/, (_, name: string) =>
    ['button', 'action'].includes(name) ? 'action' : name,
  );

/** The sentences that both languages have; for functions, their results for sample values. */
function textsIn(catalogue: typeof english): Map<string, string> {
  const sentences = Object.entries(amharic).flatMap(([path, module]) =>
    Object.keys(module).flatMap((name) => sentencesOf(catalogue[path]?.[name], rootOf(path, name))),
  );
  return new Map(sentences.map(({ path, text }) => [path.replace(/\(\w+\)$/, ''), text]));
}

// People who control a computer by voice say the visible words (WCAG 2.5.3).
it.each([
  ['English', english],
  ['Amharic', amharic],
])('an accessible name contains the visible label: %s', (_, catalogue) => {
  const texts = textsIn(catalogue);
  const pairs = [...texts].flatMap(([path, name]) => {
    const label = texts.get(labelOf(path));
    return path.endsWith('Name') && label !== undefined ? [{ path, name, label }] : [];
  });
  expect(pairs.length).toBeGreaterThan(40);
  expect(
    pairs.filter(({ name, label }) => !name.toLowerCase().includes(label.toLowerCase())),
  ).toEqual([]);
});
