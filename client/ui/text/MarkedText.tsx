import type { MarkedText_SegmentFragment } from './MarkedText.generated.ts';
import { MultilingualText } from './MultilingualText.tsx';

/** A text with the matches of a search marked. */
export function MarkedText({ segments }: { segments: MarkedText_SegmentFragment[] }) {
  return (
    <>
      {segments.map(({ text, isMatch }, index) => {
        if (!isMatch) return <MultilingualText key={index} text={text} />;
        return (
          <mark key={index} className="rounded-xs bg-mark px-0.5 text-ink">
            <MultilingualText text={text} />
          </mark>
        );
      })}
    </>
  );
}
