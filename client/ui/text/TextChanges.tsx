import { diffWords } from 'diff';
import { Fragment } from 'react';
import { comparedTexts } from '../../../api/shared/content/comparedTexts.rules.ts';
import { useLanguageTag } from '../../messages/createMessages.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { MultilingualText } from './MultilingualText.tsx';

interface TextChangesProps {
  label: string;
  /** The tag of the language of both texts, if they are in one. */
  lang?: string;
  before: string;
  now: string;
}

/** The differences between two texts, word by word. */
export function TextChanges({ label, lang, before, now }: TextChangesProps) {
  const { translations: words } = useAdminMessages();
  const pageTag = useLanguageTag();
  const intlSegmenter = new Intl.Segmenter(lang ?? pageTag, { granularity: 'word' });
  return (
    <div>
      <dt className="font-semibold">{label}</dt>
      <dd lang={lang} className="mt-1 whitespace-pre-line wrap-anywhere">
        {diffWords(...comparedTexts(before, now), { intlSegmenter }).map(
          ({ value, added, removed }, index, parts) => {
            const text = <MultilingualText key={index} text={value} />;
            if (!added && !removed) return text;
            const Change = added ? 'ins' : 'del';
            return (
              <Fragment key={index}>
                {/* A removed text does not end in a space: the space belongs to the text after both. */}
                {added && parts[index - 1]?.removed && ' '}
                <Change className={added ? 'font-semibold text-green no-underline' : 'text-red'}>
                  <span className="sr-only" lang={pageTag}>
                    {added ? words.added : words.removed}{' '}
                  </span>
                  {text}
                </Change>
              </Fragment>
            );
          },
        )}
      </dd>
    </div>
  );
}
