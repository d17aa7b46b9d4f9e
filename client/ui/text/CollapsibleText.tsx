import { type MouseEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { parseMarkdown } from '../../../api/shared/content/markdown.rules.ts';
import { useMessages } from '../../messages/messages.ts';
import { cutParagraphs } from './cutParagraphs.ts';
import { BlockText, FormattedText } from './FormattedText.tsx';
import { AccessibleLabel } from '../field/AccessibleLabel.tsx';

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
