import { useImperativeHandle, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { isRefusal } from '../graphql/errors.ts';
import { originOf, saveDraft } from './draft/drafts.ts';
import type { FieldName, RecordFormOptions, Versioned } from './formOptions.ts';
import { mergeNewer, openForm, useVersions } from './draft/openDraft.ts';
import { type FormNotice, useDeletedRecord, useFormNotice } from './notice/useFormNotice.ts';
import { ruleResolver } from './ruleResolver.ts';
import { useCopiedMedia } from './media/useCopiedMedia.ts';
import { useDraft } from './draft/useDraft.ts';
import { useSubmitErrorHandler } from './submission/useSubmitErrorHandler.ts';
import { useFieldErrorText } from './useFieldErrorText.ts';
import { useFields } from './useFields.ts';
import { useDraftAutosave } from './draft/useDraftAutosave.ts';
import { type FormValues, hasFile } from './values.ts';
import { isKeyUsed, randomKey, type PendingSubmission } from './submission/pendingSubmission.ts';
import { UnknownOutcomeError } from './submission/submitWithTimeout.ts';
import { useResolveOnOpen, useResolveSubmission } from './submission/useResolveSubmission.ts';
import { useSubmission } from './submission/useSubmission.ts';

/** The hook of every form that creates and edits records (docs/product/records.md, section 6.4). */
export function useRecordForm<Shape extends z.ZodRawShape, Saved extends Versioned>(
  kind: RecordFormOptions<Shape, Saved>,
) {
  const { rules, labels, valuesOf, dependents = {} } = kind;
  const { key, keyOf, found } = useDraft();
  const [{ copied, ...opened }] = useState(() => openForm(kind, found));
  const versions = useVersions(
    { record: kind.record, base: opened.base, sent: found?.sent ?? null },
    valuesOf,
  );
  const { record, base, sent, saved, hasNewer } = versions;
  const isNew = record === null;
  const [lastSaved, setLastSaved] = useState<Saved | null>(null);
  /** Whether a record was created and the form not yet reset for another one. */
  const [awaitsNextStep, setAwaitsNextStep] = useState(false);

  const errorText = useFieldErrorText(labels);
  const form = useForm<FormValues, unknown, z.output<typeof rules>>({
    resolver: ruleResolver(rules, errorText),
    mode: 'onTouched',
    defaultValues: opened.values,
    shouldFocusError: false,
  });
  const { reset, getValues, setValue, setError, trigger } = form;
  const { field, validated } = useFields(rules, labels, form, dependents);

  /** The typed details of a picture that another admin has replaced in the meantime. */
  const [replaced, setReplaced] = useState(opened.replaced);
  const { submission, progress, send, succeed, cancel, refuse, ...submitting } = useSubmission(
    () => {
      if (awaitsNextStep) reset(saved);
    },
  );

  const { isChanged, autosave, clearDraft } = useDraftAutosave({
    key,
    openedChanged: opened.isDraft,
    current: versions.current,
    subscribe: form.subscribe,
  });

  const change = (name: string, value: FormValues[string]) => {
    setValue(name, value, { shouldValidate: true, shouldTouch: true });
    if (dependents[name]) void trigger(dependents[name]);
  };

  const restored = { lostFiles: found?.lostFiles ?? [], continued: found?.continued ?? null };
  const firstNotice: FormNotice = copied ? { what: 'copied' } : { what: 'restored', ...restored };
  const { notice, endNotice, ...replacing } = useFormNotice(opened.isDraft ? firstNotice : null, {
    versions,
    valuesOf,
    labels,
    form,
    change,
    autosave,
    validated,
    resetSubmission: () => submitting.reset(),
  });

  const lostCopies = useCopiedMedia(copied, getValues, change);

  const merge = (isOwn: boolean) =>
    mergeNewer(versions, { ...kind, getValues, change, setReplaced, isOwn });
  const mergeRemoteChanges = () => merge(false);
  useImperativeHandle(kind.handle, () => ({
    version: () => versions.current().record?.version ?? null,
    mergeRemoteChanges,
    async mergeOwnChange() {
      // If the record cannot be read, the next save merges it.
      await merge(true).catch(() => undefined);
      autosave(getValues());
    },
  }));
  const { isDeleted, noteDeletion, noteSaved, restore, addAnew } = useDeletedRecord({
    getValues,
    id: record?.id ?? null,
    restore: kind.restore,
    addPath: kind.addPath ?? null,
    onRestored: () => submitting.reset(),
  });
  const handleSubmitError = useSubmitErrorHandler({
    fields: Object.keys(labels),
    errorText,
    setError,
    mergeRemoteChanges,
    noteDeletion,
  });

  const resolveSubmission = useResolveSubmission({ ...kind, versions, key, keyOf, getValues });
  const isResolving = useResolveOnOpen({
    sent: found?.sent ?? null,
    resolveSubmission: () => resolveSubmission(getValues()),
    onSaved(saved) {
      endNotice();
      succeed();
      finish(saved);
    },
  });

  /** Stores the submission with the draft until its result is known. */
  function hold(sent: PendingSubmission) {
    versions.setSent(sent);
    saveDraft(key, { values: getValues(), base: versions.current().base, sent });
  }

  /** After a failure: the record, if it was saved nevertheless. */
  async function recover(error: unknown): Promise<Saved> {
    const { sent } = versions.current();
    if (sent && isKeyUsed(error)) {
      // What another device sent is not known here.
      hold({ ...sent, values: {} });
      await resolveSubmission(getValues());
    } else if (isRefusal(error)) {
      versions.setSent(null);
    } else {
      const saved = await resolveSubmission(getValues()).catch(() => {
        throw new UnknownOutcomeError('', { cause: error });
      });
      if (saved) return saved;
    }
    autosave(getValues());
    throw error;
  }

  function finish(result: Saved) {
    setLastSaved(result);
    setReplaced(null);
    noteSaved();
    if (isNew) {
      versions.setSent(null);
      setAwaitsNextStep(true);
    } else {
      versions.continueFrom(result);
      reset(valuesOf(result));
    }
    // Last, because resetting triggers the autosave; also if the user has left the page.
    clearDraft();
    (isNew ? kind.onCreated : kind.onSaved)?.(result);
  }

  async function submit(parsed: z.output<typeof rules>) {
    const values = getValues();
    endNotice();
    let end = () => {};
    const ended = new Promise<void>((resolve) => (end = resolve));
    const savedRecord = await send(
      hasFile(values),
      async (context) => {
        const earlier = await resolveSubmission(values);
        if (earlier) return earlier;
        const { record } = versions.current();
        const idempotencyKey = record ? randomKey() : originOf(key);
        hold({ idempotencyKey, values, ended });
        const options = { context, update: kind.evict };
        const result = await kind.save(parsed, record, idempotencyKey, options);
        if (!result) throw new TypeError('The response was empty.');
        return result;
      },
      recover,
      handleSubmitError,
    );
    if (savedRecord) finish(savedRecord);
    end();
  }

  return {
    /** The key of the draft. */
    key,
    control: form.control,
    errors: form.formState.errors,
    labels,
    record,
    /** The unchanged values. */
    saved,
    /** The record that this form saved last; null if it saved none. */
    lastSaved,
    /** The message that visitors cannot see the record that was saved last; null if they can. */
    notShown: (lastSaved && kind.notShown?.(lastSaved)) ?? null,
    isNew,
    isChanged,
    /** Whether the fields are disabled, because typed text would be lost when the form is reset. */
    isBusy: submission.status === 'sending' || awaitsNextStep || isResolving,
    /** Whether the form is finding out the result of a former submission. */
    isResolving,
    /** Whether the result of a submission is unknown. */
    isUnsettled: sent !== null,
    /** Whether the fields are disabled after a record was created, so nobody corrects it there. */
    awaitsNextStep,
    /** The address where the created record can be corrected; null if there is none. */
    editLink: lastSaved && kind.editPath ? `${kind.editPath}/${lastSaved.id}` : null,
    /** Prepares the empty form for the next record. */
    addAnother() {
      reset(saved);
      submitting.reset();
      setAwaitsNextStep(false);
    },
    submission,
    progress,
    cancel,
    notice,
    /** The typed details of a picture that another admin has replaced since; null if there are none. */
    replaced,
    /** The labels of the files that could not be copied. */
    lostCopies: lostCopies.map((name) => labels[name as FieldName<Shape>].label),
    /**
     * The values that another admin saved, and the former values of the form; null without a
     * conflict.
     */
    conflict: base && hasNewer ? { newer: saved, base: base.values } : null,
    /** Whether another admin has deleted the record. */
    isDeleted,
    /** Restores the deleted record; null if that is not possible. */
    restore,
    /** Opens the form for a new record with what was typed; null if there is only one record. */
    addAnew,
    submit: form.handleSubmit(submit, refuse),
    field,
    change,
    /** Validates the invalid fields again, because their errors may depend on another field. */
    recheck: (names: string[]) => {
      const wrong = names.filter((name) => name in form.formState.errors);
      if (wrong.length > 0) void trigger(wrong);
    },
    ...replacing,
    /** Saves the draft, even if it is empty, for a page that will add to it. */
    keep: () => saveDraft(key, { values: getValues(), base, sent }),
  };
}
