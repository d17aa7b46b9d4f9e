import { useState } from 'react';
import { readDraft } from '../../forms/draft/drafts.ts';
import { useRowDraftKey } from '../../forms/draft/useRowDraftKey.ts';
import type { InterfaceText_ShownFragment as InterfaceText } from './InterfaceText.generated.ts';

type Text = Pick<InterfaceText, 'id' | 'key'>;

/** The edits that are in progress in the list of messages. */
export interface WorkOnTexts {
  isOpen: (text: Text) => boolean;
  open: (text: Text) => void;
  close: (text: Text) => void;
  /** Keeps a message in the list until the filter changes, even if it no longer matches. */
  keep: (text: Text) => void;
  isKept: (key: string) => boolean;
  /** Clears the kept messages when the filter changes, except those that are being edited. */
  filterAnew: () => void;
}

/**
 * Tracks which texts are being edited. Their messages stay in the list whatever the filter is, so
 * that nothing typed is lost; so do those that were just saved or approved, because their row has
 * the focus. Texts with a draft are open from the start.
 */
export function useWorkOnTexts(texts: readonly Text[]): WorkOnTexts {
  const draftKeyOf = useRowDraftKey();
  const [opened, setOpened] = useState(() =>
    texts.filter(({ id }) => readDraft(draftKeyOf(id)) !== null),
  );
  const [kept, setKept] = useState(() => opened.map(({ key }) => key));
  const keep = ({ key }: Text) => setKept((keys) => [...keys, key]);
  return {
    isOpen: (text) => opened.some(({ id }) => id === text.id),
    open: (text) => {
      setOpened((texts) => [...texts, text]);
      keep(text);
    },
    close: ({ id }) => setOpened((texts) => texts.filter((each) => each.id !== id)),
    keep,
    isKept: (key) => kept.includes(key),
    filterAnew: () => setKept(opened.map(({ key }) => key)),
  };
}
