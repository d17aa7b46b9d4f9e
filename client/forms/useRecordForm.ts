import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { keepDraft } from './drafts.ts';
import type { FormKind, Versioned } from './formKind.ts';
import { type Base, merged } from './merge.ts';
import type { Former, Notice } from './notice.ts';
import { openDraft } from './openDraft.ts';
import { ruleResolver } from './ruleResolver.ts';
import { useDraft } from './useDraft.ts';
import { useExplanation } from './useExplanation.ts';
import { useFields } from './useFields.ts';
import { useRemembered } from './useRemembered.ts';
import { useSubmission } from './useSubmission.ts';
import { baseOf, useVersions } from './useVersions.ts';
import { type FormValues, hasFile } from './values.ts';

/** The one way in which admins create and edit records (specification, sections 4 and 5). */
export function useRecordForm<Shape extends z.ZodRawShape, Saved extends Versioned>(
  kind: FormKind<Shape, Saved>,
) {
  const { rules, labels, valuesOf } = kind;
  const { key, found } = useDraft();
  const [opened] = useState(() =>
    openDraft(found, valuesOf(kind.record), baseOf(kind.record, valuesOf)),
  );
  const versions = useVersions({ record: kind.record, base: opened.base }, valuesOf);
  const { record, base, saved, hasNewer } = versions;
  const isNew = record === null;
  const [lastSaved, setLastSaved] = useState<Saved | null>(null);

  const form = useForm<FormValues>({
    resolver: ruleResolver(rules),
    mode: 'onTouched',
    defaultValues: opened.values,
    shouldFocusError: false,
  });
  const { reset, getValues, setValue, setError } = form;
  const field = useFields(rules, labels, form);

  /** What has happened to the form's content, and what it held before that. */
  const [notice, setNotice] = useState<Notice | null>(() =>
    opened.isDraft ? { what: 'restored', lostFiles: found?.lostFiles ?? [] } : null,
  );
  const { submission, progress, send, cancel, refuse } = useSubmission(() => {
    if (isNew) reset(saved);
  });

  const { isChanged, remember, forget } = useRemembered({
    key,
    openedChanged: opened.isDraft,
    current: versions.current,
    subscribe: form.subscribe,
  });

  const change = (name: string, value: FormValues[string]) => {
    setValue(name, value, { shouldValidate: true, shouldTouch: true });
  };

  /** After a conflict: tells whether there is a newer version, and takes it in. */
  async function takeIn(): Promise<boolean> {
    const { record, base } = versions.current();
    const newer = record && (await kind.reload());
    if (!newer || !base || newer.version === record.version) return false;
    const typed = getValues();
    const values = merged(base.values, typed, valuesOf(newer));
    versions.setRecord(newer);
    for (const [name, value] of Object.entries(values)) {
      if (value !== typed[name]) change(name, value);
    }
    return true;
  }
  const explain = useExplanation({ fields: Object.keys(labels), setError, takeIn });

  async function submit() {
    const values = getValues();
    setNotice(null);
    const answer = await send(
      hasFile(values),
      async (context) => {
        const options = { context, update: kind.forget };
        const result = await kind.save(rules.parse(values), versions.current().record, options);
        if (!result) throw new TypeError('The answer was empty.');
        return result;
      },
      explain,
    );
    if (!answer) return;
    setLastSaved(answer);
    if (!isNew) {
      versions.goOnFrom(answer);
      reset(valuesOf(answer));
    }
    // Last, as resetting lets the autosave look again; and also where the page was left meanwhile.
    forget();
    if (isNew) kind.onCreated?.(answer);
  }

  /** Puts other values in place of those in the form, which can be brought back. */
  function replaceAll(values: FormValues, basedOn: Base | null, next: Notice | null) {
    versions.setBase(basedOn);
    reset(values);
    remember(values);
    setNotice(next);
  }
  const startAnew = (what: 'discarded' | 'replaced') =>
    replaceAll(saved, baseOf(record, valuesOf), { what, former: { values: getValues(), base } });

  return {
    /** Names the draft of this form. */
    key,
    control: form.control,
    errors: form.formState.errors,
    labels,
    record,
    /** What this form has saved last; null while that is nothing. */
    lastSaved,
    isNew,
    isChanged,
    /** Nothing may be typed that would be lost when the form is reset. */
    isBusy: submission.status === 'sending' || (isNew && submission.status === 'saved'),
    submission,
    progress,
    cancel,
    notice,
    /** What somebody else has saved, and what the form held before; null when nobody has. */
    conflict: base && hasNewer ? { newer: saved, base: base.values } : null,
    submit: form.handleSubmit(submit, refuse),
    field,
    change,
    discard: () => startAnew('discarded'),
    takeNewer: () => startAnew('replaced'),
    bringBack: (former: Former) => replaceAll(former.values, former.base, null),
    /** Keeps the draft, be it empty, for a page that will add to it. */
    keep: () => keepDraft(key, getValues(), base),
  };
}
