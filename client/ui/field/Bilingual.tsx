import { OtherLanguage } from '../text/OtherLanguage.tsx';

/**
 * A message in the language of the page, with the same message in the other language on a separate
 * line, if there is one.
 */
export function Bilingual({ text, other }: { text: string; other?: string | undefined }) {
  if (!other) return <>{text}</>;
  return (
    <>
      <span>{text}</span> <OtherLanguage className="block">{other}</OtherLanguage>
    </>
  );
}
