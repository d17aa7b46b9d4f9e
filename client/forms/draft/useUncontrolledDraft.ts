import { type RefObject, useEffect, useRef } from 'react';
import { deleteDraft, saveDraft, readDraft } from './drafts.ts';
import type { BaseVersion } from './merge.ts';
import type { FormValues } from '../values.ts';

type Control = HTMLInputElement | HTMLTextAreaElement;

/**
 * Saves a draft of a form with uncontrolled inputs, until the tab is closed or the form is sent, so
 * that it is restored after a visit to another page.
 * @param key the key of the draft
 * @param isFilled whether the server has rendered the typed values, which are then the newest
 * @param base the values before the user typed, if others may change the record
 * @returns functions to call when the user types, and when the form has been sent
 */
export function useUncontrolledDraft(
  form: RefObject<HTMLFormElement | null>,
  key: string,
  isFilled: boolean,
  base: BaseVersion | null = null,
) {
  /** The values that are not in a control yet, because some controls are rendered later. */
  const waiting = useRef<FormValues | null>(null);

  /** @returns whether there are unsaved values */
  function save(): boolean {
    if (!form.current) return false;
    const changed = changedValues(form.current);
    for (const name of Object.keys(changed)) Reflect.deleteProperty(waiting.current ?? {}, name);
    const values = { ...waiting.current, ...changed };
    const isChanged = Object.keys(values).length > 0;
    if (isChanged) saveDraft(key, { values, base, sent: null });
    else deleteDraft(key);
    return isChanged;
  }
  function clearDraft() {
    waiting.current = {};
    deleteDraft(key);
  }

  // After each render, because the server renders the form without the parts that only the browser
  // knows.
  useEffect(() => {
    if (!form.current) return;
    const isFirst = waiting.current === null;
    waiting.current ??= isFilled ? {} : { ...readDraft(key)?.values };
    restore(form.current, waiting);
    // What was typed before scripts ran is not saved yet.
    if (isFirst) save();
  });
  return { save, clearDraft };
}

/** The values that differ from the initial ones; the value of an unticked checkbox is empty. */
function changedValues(form: HTMLFormElement): FormValues {
  return Object.fromEntries(
    controlsOf(form)
      .filter((control) => isChanged(control))
      .map((control) => [control.name, valueOf(control)]),
  );
}

/**
 * Restores the values in `waiting` for which there is a control, and removes them from `waiting`. A control with a
 * text keeps it. The focused control gets its value when it loses the focus and is still empty, because the user
 * may be typing.
 */
function restore(form: HTMLFormElement, waiting: RefObject<FormValues | null>): void {
  const values = waiting.current ?? {};
  for (const control of controlsOf(form)) {
    const value = values[control.name];
    if (typeof value !== 'string') continue;
    if (control === document.activeElement) {
      control.addEventListener('blur', () => restore(form, waiting), { once: true });
      continue;
    }
    Reflect.deleteProperty(values, control.name);
    if (isChanged(control)) continue;
    if (isBox(control)) control.checked = value !== '';
    else control.value = value;
    // For parts of the page that show the value of the control.
    control.dispatchEvent(new Event('input'));
  }
}

/**
 * Without the controls that visitors do not fill in (the ticket and the bot trap), and those that
 * are not sent (the parts of a date).
 */
const controlsOf = (form: HTMLFormElement): Control[] =>
  Array.from(form.elements).filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) &&
      element.name !== '' &&
      element.type !== 'hidden' &&
      element.tabIndex !== -1,
  );

const isBox = (control: Control): control is HTMLInputElement => control.type === 'checkbox';
const valueOf = (control: Control) =>
  isBox(control) ? (control.checked ? 'on' : '') : control.value;
const isChanged = (control: Control) =>
  isBox(control)
    ? control.checked !== control.defaultChecked
    : control.value !== control.defaultValue;
