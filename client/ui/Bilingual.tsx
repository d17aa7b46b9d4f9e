import { OtherLanguage } from './OtherLanguage.tsx';

/** A sentence in the language of the page, with the same in the other language in a line of its own where there is one. */
export function Bilingual({ text, amharic }: { text: string; amharic?: string | undefined }) {
  if (!amharic) return text;
  return (
    <>
      <span>{text}</span> <OtherLanguage className="block">{amharic}</OtherLanguage>
    </>
  );
}
