import type { ClipboardEvent } from 'react';
import { pastedText } from './pastedText.ts';

/**
 * Inserts formatted text that is pasted into lines of text as plain text, with its paragraphs, lists and
 * links, of which browsers leave the addresses out. Everything else is pasted as browsers do it.
 */
export function pasteAsText(event: ClipboardEvent): void {
  const { target, clipboardData } = event;
  const html = clipboardData.getData('text/html');
  if (!(target instanceof HTMLTextAreaElement) || !html) return;
  const pasted = pastedText(html);
  if (!pasted) return;
  const text = beginsLine(target) ? pasted : pasted.replace(/^(?=(?:•|\d+\.) )/, '\n');
  event.preventDefault();
  if (insertUndoably(text)) return;
  target.setRangeText(text, target.selectionStart, target.selectionEnd, 'end');
  target.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
}

const beginsLine = ({ value, selectionStart }: HTMLTextAreaElement) =>
  selectionStart === 0 || value[selectionStart - 1] === '\n';

/** Browsers may drop the command, which is deprecated. */
interface EditableDocument {
  execCommand?: (command: 'insertText', showsUi: false, text: string) => boolean;
}

/** Inserts text as if it were typed, so that it can be undone: no other interface of browsers does. */
function insertUndoably(text: string): boolean {
  const { execCommand } = document as EditableDocument;
  return execCommand?.call(document, 'insertText', false, text) ?? false;
}
