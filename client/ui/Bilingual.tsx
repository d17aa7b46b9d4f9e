/** A sentence in the language of the page, with its Amharic in a line of its own where there is one. */
export function Bilingual({ text, amharic }: { text: string; amharic?: string | undefined }) {
  if (!amharic) return text;
  return (
    <>
      <span>{text}</span>{' '}
      <span lang="am" className="block">
        {amharic}
      </span>
    </>
  );
}
