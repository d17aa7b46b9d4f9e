import { stripMarkdown } from './markdown.rules.ts';

/** Two versions as readers see them; with their signs if only the formatting has changed. */
export function comparedTexts(before: string, after: string): [string, string] {
  const [was, is] = [stripMarkdown(before), stripMarkdown(after)];
  return was === is ? [before, after] : [was, is];
}
