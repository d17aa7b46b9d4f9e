import { z } from 'zod';
import { fieldErrorOf } from '../fieldErrors.rules.ts';
import type { Fields } from './fields.rules.ts';

/**
 * The rules of a draft: fields may be empty, but what they have follows their rules. A draft needs
 * its title, which is the first field, and its days, because no column stores a missing day.
 */
export function draftRulesOf<Rules extends z.ZodObject>(rules: Rules, fields: Fields): Rules {
  const [title] = Object.keys(fields);
  const isNeeded = (name: string) => name === title || fields[name]?.control === 'day';
  return withEmpty(
    rules,
    Object.keys(rules.shape).filter((name) => !isNeeded(name)),
  );
}

/** The rules of a record with these values: a choice may allow other fields to be empty. */
export function rulesFor<Rules extends z.ZodObject>(
  rules: Rules,
  fields: Fields,
  values: object,
): Rules {
  const chosen = Object.entries<unknown>({ ...values });
  const names = chosen.flatMap(([name, value]) => fields[name]?.values?.[String(value)] ?? []);
  return names.length === 0 ? rules : withEmpty(rules, names);
}

/** The choices of a record with these values; the default of one without a value. */
export const choicesIn = (fields: Fields, values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { values: allowed }]) =>
      allowed ? [[name, values[name] ?? Object.keys(allowed)[0]]] : [],
    ),
  );

/** The rules, with fields that may be empty. */
function withEmpty<Rules extends z.ZodObject>(rules: Rules, names: readonly string[]): Rules {
  const shape = Object.entries<z.ZodType>(rules.shape).flatMap(([name, rule]) =>
    !names.includes(name) || rule.safeParse('').success ? [] : [[name, orEmpty(rule)] as const],
  );
  return (rules as z.ZodObject).safeExtend(Object.fromEntries(shape)) as z.ZodObject as Rules;
}

/** Accepts a value that the rule refuses only because it is missing. Such a text becomes empty. */
const orEmpty = (rule: z.ZodType) =>
  z.unknown().transform((value, context) => {
    const { data, error } = rule.safeParse(value);
    const faults = error?.issues.map(fieldErrorOf) ?? [];
    if (faults.some(({ code }) => code !== 'required')) {
      for (const { code, values } of faults) {
        context.addIssue({ code: 'custom', message: code, params: { ...values } });
      }
      return value;
    }
    return error && typeof value === 'string' ? '' : (data ?? value);
  });
