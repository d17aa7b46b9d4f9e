import { useMessages } from '../messages/messages.ts';
import type { Excerpt_EdgeFragment } from './Excerpt.generated.ts';
import { MarkedText } from './MarkedText.tsx';

/** Where a search found its words in a record; it says so where that is a text that the page does not show. */
export function Excerpt({ edge }: { edge: Excerpt_EdgeFragment }) {
  const { foundIn } = useMessages().ui;
  const { language, excerpt, excerptLanguage } = edge;
  return (
    <>
      {excerptLanguage !== language && (
        <span className="text-muted">{foundIn[excerptLanguage]} </span>
      )}
      <MarkedText segments={excerpt} />
    </>
  );
}
