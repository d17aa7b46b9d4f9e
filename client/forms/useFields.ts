import { type FocusEvent, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { z } from 'zod';
import type { FieldMessages } from '../../api/shared/messages/words.ts';
import type { FieldName } from './formOptions.ts';
import type { FormValues } from './values.ts';

type Form = Pick<UseFormReturn<FormValues>, 'register' | 'trigger' | 'setValue' | 'formState'>;

export type FormControlProps = ReturnType<ReturnType<typeof useFields>['field']>;

/**
 * Creates the props of each control of a form; `validated` resolves after the validation of the
 * blurred fields.
 */
export function useFields<Shape extends z.ZodRawShape>(
  rules: z.ZodObject<Shape>,
  labels: Record<FieldName<Shape>, FieldMessages>,
  { register, trigger, setValue, formState: { errors, isSubmitted } }: Form,
  dependents: Partial<Record<string, string[]>> = {},
) {
  const validation = useRef(Promise.resolve());
  const ruleOf = (name: string): z.core.$ZodType | undefined => rules.shape[name];

  /** Completes a link as it will be saved. */
  function completeLink(name: string, { target }: FocusEvent) {
    if (!(target instanceof HTMLInputElement) || target.type !== 'url') return;
    const address = z.safeParse(ruleOf(name) ?? z.never(), target.value);
    if (address.success && typeof address.data === 'string' && address.data !== target.value) {
      setValue(name, address.data, { shouldValidate: true });
    }
  }

  async function leave(name: string, event: FocusEvent, onBlur: (event: FocusEvent) => unknown) {
    completeLink(name, event);
    await onBlur(event);
    // An incomplete date does not change the value, so it must be validated here after the form was
    // sent.
    if (isSubmitted) await trigger(name);
  }

  const field = (name: FieldName<Shape>) => {
    const rule = ruleOf(name);
    const { onBlur, ...registered } = register(name, { deps: dependents[name] ?? [] });
    return {
      label: labels[name].label,
      hint: labels[name].hint,
      ...registered,
      onBlur: (event: FocusEvent) => {
        validation.current = leave(name, event, onBlur);
      },
      required: rule !== undefined && !z.safeParse(rule, '').success,
      error: errors[name]?.message,
    };
  };
  return { field, validated: () => validation.current };
}
