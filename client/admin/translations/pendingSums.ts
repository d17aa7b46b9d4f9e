import type { PendingFilter } from '../../content/translation/translationWay.ts';
import type { TranslationsQuery } from './Translations.generated.ts';

export type PendingCounts = TranslationsQuery['pendingTranslationCounts'];

/** How many of the counted translations a filter lets through. */
export const sumOf = (counts: PendingCounts, { kind, language, state }: PendingFilter): number =>
  counts
    .filter((each) => !kind || each.kind === kind)
    .filter((each) => !language || each.language === language)
    .filter((each) => !state || each.state === state)
    .reduce((sum, { count }) => sum + count, 0);
