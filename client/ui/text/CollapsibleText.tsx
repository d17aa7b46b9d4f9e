import { type MouseEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { parseMarkdown } from '../../../api/shared/content/markdown.rules.ts';
import { useMessages } from '../../messages/messages.ts';
import { BlockText, FormattedText } from './FormattedText.tsx';
import { AccessibleLabel } from '../field/AccessibleLabel.tsx';
import { textLinks } from './textLinks.ts';
import { cutText } from '../../../api/shared/cutText.ts';

interface CollapsibleTextProps {
  /** Markdown. Blank lines are left out. */
  text: string;
  /** The number of characters above which the text is collapsed (docs/product/site.md, section 2.7). */
  limit?: number;
  /** The title of its record, for the accessible name of the button. */
  title: string;
  /**
   * Whether it is smaller, for a card with little space: on phones two lines with the button at
   * their end.
   */
  isCompact?: boolean;
  /** Class names of the closed text, which clamp it to a few lines. */
  clamp?: string;
}

// The whole text is always in the page, once. Its end is hidden only if scripts run, and never on
// paper, so that the button always works.
const collapsed = 'scripted:hidden';

/** Shows the start of a text, and the rest on request (docs/product/site.md, section 2.7). */
export function CollapsibleText(props: CollapsibleTextProps) {
  const { text, limit = 210, title, isCompact = false, clamp = '' } = props;
  const { ui } = useMessages();
  const [open, setOpen] = useState(false);
  const blocks = cutParagraphs(parseMarkdown(text), limit);
  const lastShown = blocks.findLast(({ shown }) => shown !== '');
  const isCut = blocks.some(({ hidden }) => hidden !== '');

  function toggle(event: MouseEvent<HTMLButtonElement>) {
    const button = event.currentTarget;
    flushSync(() => {
      setOpen(!open);
    });
    // After a long text collapses, the reader must not be somewhere below it.
    if (open) button.scrollIntoView({ block: 'nearest' });
  }

  const isClosed = isCut && !open;

  return (
    <div className={isCompact ? 'relative' : 'space-y-3'}>
      <div
        className={
          isCompact
            ? `space-y-1 text-sm leading-6 sm:leading-5 ${isClosed ? 'max-sm:scripted:line-clamp-2' : ''}`
            : `space-y-3 ${open ? '' : clamp}`
        }
      >
        <FormattedText
          blocks={blocks}
          classOf={({ shown }) => (shown || open ? undefined : collapsed)}
        >
          {(block) => (
            <>
              <BlockText block={block} to={block.shown.length || block.text.length} />
              {isCut && !open && block === lastShown && (
                <span aria-hidden="true" className="hidden scripted:inline">
                  {/[.!?።፧፨፡]$/.test(block.shown) ? ' …' : '…'}
                </span>
              )}
              {block.shown && block.hidden && (
                <span className={open ? undefined : collapsed}>
                  <BlockText block={block} from={block.shown.length} />
                </span>
              )}
            </>
          )}
        </FormattedText>
      </div>
      {isCut && (
        <button
          type="button"
          aria-expanded={open}
          onClick={toggle}
          className={`read-more ${isCompact ? 'compact' : ''} ${isCompact && isClosed ? 'at-end' : ''}`}
        >
          <AccessibleLabel name={open ? ui.showLessName(title) : ui.readMoreName(title)}>
            {open ? ui.showLess : ui.readMore}
          </AccessibleLabel>
        </button>
      )}
    </div>
  );
}

interface Cut {
  /** The visible part while the text is collapsed; empty if the paragraph is hidden. */
  shown: string;
  /** The part that opening adds. Both together are the whole paragraph. */
  hidden: string;
}

/**
 * Where a text may be cut, best places first: at the end of a sentence, at the end of a group of
 * words, and between words. A full stop ends a sentence if it follows a word of three letters and
 * no small letter follows, so not in 'e.g. this' or 'St. Mary'.
 */
const ends = [
  /(?:[\p{L}\p{N}]{3}[.!?]+["'”’)\]]*(?=\s+[^\p{Ll}\s])|(?:[።፧፨]|፡፡)["'”’)\]»]*|\S(?=\n))/gu,
  /[,;:፣፤፥፦]["'”’)\]»]*(?=\s)/gu,
  /[^\s፡](?=[\s፡])/gu,
];

/**
 * Cuts a text within its limit, at the end of a sentence or else of a group of words if that leaves
 * at least half of the limit. A text whose paragraphs, joined by one character each, do not exceed
 * the limit stays whole (docs/product/site.md, section 2.7).
 * @param limit in characters
 */
export function cutParagraphs<Paragraph extends { text: string }>(
  paragraphs: Paragraph[],
  limit: number,
): (Paragraph & Cut)[] {
  const filled = paragraphs.filter((paragraph) => paragraph.text.trim() !== '');
  const text = filled.map((paragraph) => paragraph.text).join('\n');
  let left = text.length > limit ? besideLink(text, cutWithin(text, limit)) : limit;
  return filled.map((paragraph) => {
    const shown = paragraph.text.slice(0, Math.max(0, left));
    left -= paragraph.text.length + 1;
    return { ...paragraph, shown, hidden: paragraph.text.slice(shown.length) };
  });
}

/** The number of characters of a text to show. */
function cutWithin(text: string, limit: number): number {
  const [sentence = 0, group = 0, word = 0] = ends.map((end) => lastWithin(text, end, limit));
  const good = [sentence, group].find((place) => place >= limit / 2);
  // The first word may be longer than the limit.
  return good ?? (word || cutText(text, limit).length);
}

/** The end of the last match of a pattern within the limit; 0 if there is none. */
function lastWithin(text: string, pattern: RegExp, limit: number): number {
  const places = Array.from(text.matchAll(pattern), ({ 0: match, index }) => index + match.length);
  return places.findLast((place) => place <= limit) ?? 0;
}

/**
 * The place to cut a text instead of within a link, because half an address leads elsewhere: before
 * the link, or after a link that starts the text.
 */
function besideLink(text: string, place: number): number {
  const link = textLinks(text).find(({ start, end }) => start < place && place < end);
  return link ? text.slice(0, link.start).trimEnd().length || link.end : place;
}
