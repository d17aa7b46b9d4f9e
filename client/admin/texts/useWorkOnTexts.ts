import { useState } from 'react';
import { readDraft } from '../../forms/drafts.ts';
import { useRowDraftKey } from '../../forms/useRowDraftKey.ts';
import type { InterfaceText_ShownFragment as InterfaceText } from './InterfaceText.generated.ts';

type Text = Pick<InterfaceText, 'id' | 'key'>;

/** What somebody is doing to the list of texts. */
export interface WorkOnTexts {
  isOpen: (text: Text) => boolean;
  open: (text: Text) => void;
  close: (text: Text) => void;
  /** Keeps a sentence in the list until another filter is chosen, though it may no longer fit. */
  keep: (text: Text) => void;
  isKept: (key: string) => boolean;
  /** Leaves out, for another filter, what was kept, but for what is still being changed. */
  filterAnew: () => void;
}

/**
 * Knows which texts are being changed. Their sentences stay in the list whatever it is narrowed down to, so
 * that nothing typed is lost; so do those just saved or ticked, whose row has the focus. Those with a
 * draft are open from the beginning.
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
