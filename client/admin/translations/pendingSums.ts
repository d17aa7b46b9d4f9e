import { countLimit } from '../../../api/shared/content/countLimit.rules.ts';
import type { PendingFilter } from '../../content/translation/translationQueue.ts';
import type { TranslationsQuery } from './Translations.generated.ts';

export type PendingCounts = TranslationsQuery['pendingTranslationCounts'];

/** The sum of the counts that match a filter, up to `countLimit`. */
export function sumOf(counts: PendingCounts, { kind, language, state }: PendingFilter): number {
  const sum = counts
    .filter((each) => !kind || each.kind === kind)
    .filter((each) => !language || each.language === language)
    .filter((each) => !state || each.state === state)
    .reduce((before, { count }) => before + count, 0);
  return Math.min(sum, countLimit);
}
