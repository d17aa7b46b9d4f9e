import type { Command, EditorState } from 'prosemirror-state';
import { type KeyboardEvent, useId, useState } from 'react';
import { webAddressFrom } from '../../../api/shared/content/link.rules.ts';
import { isLinkAddress } from '../../../api/shared/content/markdown.rules.ts';
import { isEmail } from '../../../api/shared/content/common.rules.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { Button } from '../../ui/Button.tsx';
import { FieldError } from '../../ui/field/FieldError.tsx';
import { controlStyle, describedBy } from '../../ui/field/fieldParts.ts';
import { telephoneLink } from '../../ui/text/telephoneLink.ts';
import { schema } from './document.ts';

const { link } = schema.marks;

interface LinkPanelProps {
  state: EditorState;
  /** Called with what to do: set the link, remove it, or nothing. */
  onEnd: (command: Command) => void;
}

/** Asks for the address of a link. */
export function LinkPanel({ state, onEnd }: LinkPanelProps) {
  const { editor: words } = useAdminMessages().adminForms;
  const id = useId();
  const [{ from, to, href }] = useState(() => linkAt(state));
  const [address, setAddress] = useState(href);
  const [isWrong, setWrong] = useState(false);

  function setLink() {
    const target = hrefOf(address);
    if (!target) {
      setWrong(true);
      return;
    }
    onEnd(({ tr }, dispatch) => {
      const mark = link.create({ href: target });
      if (from === to) tr.insert(from, schema.text(address.trim(), [mark]));
      else tr.removeMark(from, to, link).addMark(from, to, mark);
      dispatch?.(tr);
      return true;
    });
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') onEnd(() => true);
    if (event.key !== 'Enter') return;
    // Otherwise the form would be sent.
    event.preventDefault();
    setLink();
  }

  const error = isWrong ? words.wrongAddress : undefined;
  return (
    <div className="space-y-3 border-b border-line p-3" onKeyDown={onKeyDown}>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {words.address}
      </label>
      <input
        {...describedBy(id, { error, hint: undefined })}
        autoFocus
        inputMode="url"
        value={address}
        onChange={({ target }) => {
          setAddress(target.value);
          setWrong(false);
        }}
        className={controlStyle}
      />
      <FieldError id={id} error={error} />
      <div className="flex flex-wrap gap-3">
        <Button onClick={setLink}>{words.setLink}</Button>
        {href && (
          <Button
            onClick={() => {
              onEnd(({ tr }, dispatch) => {
                dispatch?.(tr.removeMark(from, to, link));
                return true;
              });
            }}
          >
            {words.removeLink}
          </Button>
        )}
      </div>
    </div>
  );
}

/** The address that was typed, as it is stored; null if no link can lead there. */
function hrefOf(typed: string): string | null {
  const text = typed.trim();
  if (isEmail(text)) return `mailto:${text}`;
  if (/^\+?[\d\s()-]{7,}$/.test(text)) return telephoneLink(text);
  const href = isLinkAddress(text) ? text : webAddressFrom(text);
  return href && isLinkAddress(href) ? href : null;
}

/** The link at the cursor with its whole text, or the selected text of one block. */
function linkAt({ selection, doc }: EditorState): { from: number; to: number; href: string } {
  const { $from, from, to, empty } = selection;
  const mark = link.isInSet(doc.nodeAt(from)?.marks ?? []);
  const href = String(mark?.attrs['href'] ?? '');
  if (!mark || !empty) return { from, to, href };
  // A link with a bold word is several nodes.
  const isLinked = (index: number) => mark.isInSet($from.parent.maybeChild(index)?.marks ?? []);
  let first = $from.index();
  let end = first;
  while (isLinked(first - 1)) first -= 1;
  while (isLinked(end)) end += 1;
  return { from: $from.posAtIndex(first), to: $from.posAtIndex(end), href };
}
