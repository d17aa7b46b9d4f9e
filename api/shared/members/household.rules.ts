import { line, rulesOf, text } from '../content/fields.rules.ts';

/** The fields of a household, in the order of the form. */
export const householdFields = {
  name: line({ section: 'household' }),
  address: text({ optional: true, max: 200, rows: 2 }),
};

export const householdRules = rulesOf(householdFields);
