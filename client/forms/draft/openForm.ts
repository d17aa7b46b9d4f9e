import type { z } from 'zod';
import type { Draft } from './drafts.ts';
import { openDraft, type OpenedForm } from './openDraft.ts';
import type { RecordFormOptions, Versioned } from '../recordFormOptions.ts';
import { valuesOfCopy } from '../media/useCopiedMedia.ts';
import { baseOf } from './useVersions.ts';
import type { FormValues } from '../values.ts';

interface CopiedForm extends OpenedForm {
  /** The values of the copied record. Null without one, and if a draft of the copy exists. */
  copied: FormValues | null;
}

/** Opens a form with a copy of a record, a draft, or the saved record. */
export function openForm<Shape extends z.ZodRawShape, Saved extends Versioned>(
  { copied: original, notCopied = [], record, valuesOf }: RecordFormOptions<Shape, Saved>,
  draft: Draft | null,
): CopiedForm {
  if (draft || !original) {
    return { ...openDraft(draft, valuesOf(record), baseOf(record, valuesOf)), copied: null };
  }
  const copied = valuesOf(original);
  const values = valuesOfCopy(copied, original.id, notCopied);
  return { values, base: null, isDraft: true, replaced: null, copied };
}
