import { useEffect, useState } from 'react';
import { deleteDraft, readDraft, saveDraft } from '../../forms/draft/drafts.ts';
import { useRowDraftKey, useUnloadWarning } from '../../forms/draft/useDraft.ts';
import type { InterfaceText_ShownFragment as InterfaceText } from './InterfaceText.generated.ts';

/** The texts of a message by their index, as drafts store values. */
const valuesOf = (texts: readonly string[]) =>
  Object.fromEntries(texts.map((text, place) => [String(place), text]));

/** Keeps what is typed for a message as a draft while it differs from the saved text. */
export function useTextDraft(text: InterfaceText) {
  const key = useRowDraftKey()(text.id);
  const [found] = useState(() => readDraft(key));
  /** The version on which the typed text is based. */
  const [version] = useState(found?.base?.version ?? text.version);
  const [values, setValues] = useState<readonly string[]>(() =>
    found ? Object.values(found.values).filter((value) => typeof value === 'string') : text.texts,
  );
  const isTyped = JSON.stringify(values) !== JSON.stringify(text.texts);
  useUnloadWarning(isTyped);
  useEffect(() => {
    if (!isTyped) deleteDraft(key);
    else saveDraft(key, { values: valuesOf(values), base: { version, values: {} }, sent: null });
  }, [key, isTyped, values, version]);
  return {
    values,
    setValues,
    isTyped,
    version,
    isRestored: found !== null,
    clearDraft: () => deleteDraft(key),
  };
}
