import { InlineLink } from './InlineLink.tsx';
import { MultilingualText } from './MultilingualText.tsx';
import { textLinks } from './textLinks.ts';

/** User text with links for its addresses and telephone numbers. */
export function LinkedText({ text }: { text: string }) {
  const links = textLinks(text);
  if (links.length === 0) return <MultilingualText text={text} />;
  return (
    <>
      {links.map(({ start, end, href }, index) => (
        <span key={start}>
          <MultilingualText text={text.slice(links[index - 1]?.end ?? 0, start)} />
          <InlineLink href={href} isSpelledOut>
            {text.slice(start, end)}
          </InlineLink>
        </span>
      ))}
      <MultilingualText text={text.slice(links.at(-1)?.end)} />
    </>
  );
}
