import { useMessages } from '../../messages/messages.ts';
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
          <InlineLink href={href}>{text.slice(start, end)}</InlineLink>
        </span>
      ))}
      <MultilingualText text={text.slice(links.at(-1)?.end)} />
    </>
  );
}

function InlineLink({ href, children }: { href: string; children: string }) {
  const { layout } = useMessages();
  const isPage = href.startsWith('http');
  return (
    <a
      href={href}
      {...(isPage && { target: '_blank', rel: 'noopener noreferrer' })}
      data-spelled-out=""
      className="font-medium text-green underline decoration-1 underline-offset-4 hover:decoration-3"
    >
      {children}
      {isPage && <span className="sr-only"> {layout.opensInNewTab}</span>}
    </a>
  );
}
