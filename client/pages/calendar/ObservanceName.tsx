import { useObservanceMessages } from '../../messages/observanceMessages.ts';
import type { ObservanceName_ObservanceFragment } from './ObservanceName.generated.ts';

/** The name of a feast or fast in the language of the page, and in Amharic. */
export function ObservanceName({ observance }: { observance: ObservanceName_ObservanceFragment }) {
  const words = useObservanceMessages();
  const { name, isExpected } = observance;
  const amharic = words.amharic[name];
  return (
    <>
      <span className="font-semibold">{words.names[name]}</span>{' '}
      {words.names[name] !== amharic && (
        <span lang="am" className="inline-block">
          {amharic}
        </span>
      )}
      {isExpected && <span className="text-muted"> ({words.expected})</span>}
    </>
  );
}
