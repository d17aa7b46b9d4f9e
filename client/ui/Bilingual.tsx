import { OtherLanguage } from './OtherLanguage.tsx';

/** A sentence in the language of the page, with the same in the other language in a line of its own where there is one. */
export function Bilingual({ text, other }: { text: string; other?: string | undefined }) {
  if (!other) return <>{text}</>;
  return (
    <>
      <span>{text}</span> <OtherLanguage className="block">{other}</OtherLanguage>
    </>
  );
}
