import { useEffect, useState } from 'react';
import { deleteDraft, readDraft, saveDraft } from '../../forms/drafts.ts';
import { useRowDraftKey } from '../../forms/useRowDraftKey.ts';
import { useUnloadWarning } from '../../forms/useUnloadWarning.ts';
import type { InterfaceText_ShownFragment as InterfaceText } from './InterfaceText.generated.ts';

/** The lines of a sentence by their place, as a draft has them. */
const valuesOf = (texts: readonly string[]) =>
  Object.fromEntries(texts.map((text, place) => [String(place), text]));

/** What is typed for a sentence, kept as a draft for as long as it differs from what is saved. */
export function useTextDraft(text: InterfaceText) {
  const key = useRowDraftKey()(text.id);
  const [found] = useState(() => readDraft(key));
  /** The version that what is typed is based on. */
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
