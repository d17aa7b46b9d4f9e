import { type FocusEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { afterPress } from './afterPress.ts';
import { keepDraft } from './drafts.ts';
import type { FormKind, Names, Versioned } from './formKind.ts';
import { type Base, merged } from './merge.ts';
import type { Former, Notice } from './notice.ts';
import { ruleResolver } from './ruleResolver.ts';
import { useDraft } from './useDraft.ts';
import { useExplanation } from './useExplanation.ts';
import { useRemembered } from './useRemembered.ts';
import { useSubmission } from './useSubmission.ts';
import { type FormValues, hasFile, sameValues } from './values.ts';

/** The one way in which admins create and edit records (specification, sections 4 and 5). */
export function useRecordForm<Shape extends z.ZodRawShape, Saved extends Versioned>(
  kind: FormKind<Shape, Saved>,
) {
  const { rules, labels, valuesOf } = kind;
  const { key, found } = useDraft();
  const [record, setRecord] = useState(kind.record);
  const isNew = record === null;
  const saved = valuesOf(record);
  const baseOf = (from: Saved | null): Base | null =>
    from && { version: from.version, values: valuesOf(from) };
  /** What was typed is based on this: somebody else may have saved another version since. */
  const [base, setBase] = useState(() => found?.base ?? baseOf(record));
  const hasNewer = base !== null && base.version !== record?.version;

  const restored = { ...saved, ...found?.values };
  const { control, register, reset, subscribe, getValues, setValue, setError, ...form } =
    useForm<FormValues>({
      resolver: ruleResolver(rules),
      mode: 'onTouched',
      defaultValues: hasNewer ? merged(base.values, restored, saved) : restored,
      shouldFocusError: false,
    });
  const { errors } = form.formState;

  /** What has happened to the form's content, and what it held before that. */
  const [notice, setNotice] = useState<Notice | null>(() =>
    found && !sameValues(restored, saved) ? { what: 'restored', lostFiles: found.lostFiles } : null,
  );
  const { submission, progress, send, cancel, refuse } = useSubmission(() => {
    if (isNew) reset(saved);
  });

  const { isChanged, remember, forget } = useRemembered({
    key,
    saved,
    base,
    subscribe,
    isDraft: found !== null,
  });

  const change = (name: string, value: FormValues[string]) => {
    setValue(name, value, { shouldValidate: true, shouldTouch: true });
  };

  async function leave(name: string, event: FocusEvent, onBlur: (event: FocusEvent) => unknown) {
    await onBlur(event);
    // A half typed date changes no value, so nothing else looks at it once the form was sent.
    if (form.formState.isSubmitted) await form.trigger(name);
  }

  /** After a conflict: tells whether there is a newer version, and takes it in. */
  async function takeIn(): Promise<boolean> {
    const newer = record && (await kind.reload());
    if (!newer || !base || newer.version === record.version) return false;
    const typed = getValues();
    const values = merged(base.values, typed, valuesOf(newer));
    setRecord(newer);
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
        const result = await kind.save(rules.parse(values), record, options);
        if (!result) throw new TypeError('The answer was empty.');
        return result;
      },
      explain,
    );
    if (!answer) return;
    forget();
    if (isNew) {
      kind.onCreated?.(answer);
    } else {
      setRecord(answer);
      setBase(baseOf(answer));
      reset(valuesOf(answer));
    }
  }

  /** Puts other values in place of those in the form, which can be brought back. */
  function replaceAll(values: FormValues, basedOn: Base | null, next: Notice | null) {
    reset(values);
    setBase(basedOn);
    remember(values, basedOn);
    setNotice(next);
  }
  const startAnew = (what: 'discarded' | 'replaced') =>
    replaceAll(saved, baseOf(record), { what, former: { values: getValues(), base } });

  return {
    /** Names the draft of this form. */
    key,
    control,
    errors,
    labels,
    record,
    isNew,
    isChanged,
    /** Nothing may be typed that would be lost when the form is reset. */
    isBusy: submission.status === 'sending' || (isNew && submission.status === 'saved'),
    submission,
    progress,
    cancel,
    notice,
    /** What somebody else has saved, and what the form held before; null when nobody has. */
    conflict: hasNewer ? { newer: saved, base: base.values } : null,
    submit: form.handleSubmit(submit, refuse),
    /** What a control needs to show and to change a field. */
    field: (name: Names<Shape>) => {
      const rule = rules.shape[name];
      const { onBlur, ...registered } = register(name);
      return {
        ...labels[name],
        ...registered,
        onBlur: (event: FocusEvent) => afterPress(() => void leave(name, event, onBlur)),
        required: rule !== undefined && !z.safeParse(rule, '').success,
        error: errors[name]?.message,
      };
    },
    change,
    discard: () => startAnew('discarded'),
    takeNewer: () => startAnew('replaced'),
    bringBack: (former: Former) => replaceAll(former.values, former.base, null),
    /** Keeps the draft, be it empty, for a page that will add to it. */
    keep: () => keepDraft(key, getValues(), base),
  };
}
