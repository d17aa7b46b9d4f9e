import { useMessages } from '../../messages/messages.ts';
import type { Excerpt_EdgeFragment } from './Excerpt.generated.ts';
import { MarkedText } from './MarkedText.tsx';

/** The match of a search in a record, with a note if the page does not show that text. */
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
