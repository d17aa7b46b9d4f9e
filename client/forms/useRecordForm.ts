import { useEffect, useEffectEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { dropDraft, keepDraft } from './drafts.ts';
import type { FieldWords, FormKind, Names, Versioned } from './formKind.ts';
import { ruleResolver } from './ruleResolver.ts';
import { useDraft } from './useDraft.ts';
import { useExplanation } from './useExplanation.ts';
import { useSubmission } from './useSubmission.ts';
import { type FormValues, hasFile, sameValues } from './values.ts';

/** Milliseconds for which success is shown (specification, sections 2 and 4). */
const successTime = 5000;

/** The one way in which admins create and edit records (specification, sections 4 and 5). */
export function useRecordForm<Shape extends z.ZodRawShape, Saved extends Versioned>(
  kind: FormKind<Shape, Saved>,
) {
  const { rules, labels, valuesOf } = kind;
  const { key, found } = useDraft();
  const [record, setRecord] = useState(kind.record);
  const isNew = record === null;
  const version = record?.version ?? null;
  const saved = valuesOf(record);
  /** The version that what was typed is based on: somebody else may have saved another since. */
  const [base, setBase] = useState(found ? found.version : version);
  const [isChanged, setIsChanged] = useState(found !== null);
  /** What has happened to the form's content, and what it held before that. */
  const [notice, setNotice] = useState<Notice | null>(() =>
    found && !sameValues({ ...saved, ...found.values }, saved)
      ? { what: 'restored', lostFiles: found.lostFiles }
      : null,
  );
  const { submission, setSubmission, progress, send, cancel } = useSubmission();

  const { control, register, reset, subscribe, getValues, setValue, setError, ...form } =
    useForm<FormValues>({
      resolver: ruleResolver(rules),
      mode: 'onTouched',
      defaultValues: { ...saved, ...found?.values },
      shouldFocusError: false,
    });
  const { errors } = form.formState;

  function remember(values: FormValues, basedOn: number | null) {
    const isSame = sameValues(values, saved);
    setIsChanged(!isSame);
    if (isSame) dropDraft(key);
    else keepDraft(key, values, basedOn);
  }
  const onTyping = useEffectEvent((values: FormValues) => remember(values, base));
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => onTyping(values) }),
    [subscribe],
  );

  const explain = useExplanation({
    fields: Object.keys(labels),
    setError,
    reload: async () => {
      const now = record && (await kind.reload());
      if (now) setRecord(now);
      return now !== null && now.version !== version;
    },
  });

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
    dropDraft(key);
    setIsChanged(false);
    if (isNew) {
      kind.onCreated?.(answer);
    } else {
      setRecord(answer);
      setBase(answer.version);
      reset(valuesOf(answer));
    }
  }

  const onSuccessOver = useEffectEvent(() => {
    if (isNew) reset(saved);
    setSubmission({ status: 'idle' });
  });
  useEffect(() => {
    if (submission.status !== 'saved') return;
    const timer = setTimeout(() => onSuccessOver(), successTime);
    return () => clearTimeout(timer);
  }, [submission]);

  /** Puts other values in place of those in the form, which can be brought back. */
  function replaceAll(values: FormValues, basedOn: number | null, next: Notice | null) {
    reset(values);
    setBase(basedOn);
    remember(values, basedOn);
    setNotice(next);
  }
  const former = () => ({ values: getValues(), base });

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
    /** What a newer version says, when somebody else has saved one; null when not. */
    newer: base === version ? null : saved,
    submit: form.handleSubmit(submit, () => setSubmission({ status: 'invalid' })),
    /** What a control needs to show and to change a field. */
    field: (name: Names<Shape>) => {
      const rule = rules.shape[name];
      return {
        ...labels[name],
        ...register(name),
        required: rule !== undefined && !z.safeParse(rule, '').success,
        error: errors[name]?.message,
      };
    },
    change: (name: string, value: FormValues[string]) => {
      setValue(name, value, { shouldValidate: true, shouldTouch: true });
    },
    discard: () => replaceAll(saved, version, { what: 'discarded', former: former() }),
    takeNewer: () => replaceAll(saved, version, { what: 'replaced', former: former() }),
    bringBack: ({ values, base }: Former) => replaceAll(values, base, null),
    /** Keeps the draft, be it empty, for a page that will add to it. */
    keep: () => keepDraft(key, getValues(), base),
  };
}

interface Former {
  values: FormValues;
  base: number | null;
}

type Notice =
  { what: 'restored'; lostFiles: string[] } | { what: 'discarded' | 'replaced'; former: Former };

/** What the parts of a form need to know of it, whatever its kind. */
export interface RecordFormState extends Omit<
  ReturnType<typeof useRecordForm>,
  'field' | 'labels' | 'record'
> {
  labels: Record<string, FieldWords>;
}
