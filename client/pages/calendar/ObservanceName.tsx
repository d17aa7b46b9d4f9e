import { useCalendarMessages } from './messages.ts';
import type { ObservanceName_ObservanceFragment } from './ObservanceName.generated.ts';

/** What a feast or fast is called in the language of the page, and in Amharic. */
export function ObservanceName({ observance }: { observance: ObservanceName_ObservanceFragment }) {
  const words = useCalendarMessages();
  const { name, isExpected } = observance;
  const amharic = words.observancesAmharic[name];
  return (
    <>
      <span className="font-semibold">{words.observances[name]}</span>{' '}
      {words.observances[name] !== amharic && (
        <span lang="am" className="inline-block">
          {amharic}
        </span>
      )}
      {isExpected && <span className="text-muted"> ({words.expected})</span>}
    </>
  );
}
