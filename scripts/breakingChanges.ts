import { buildSchema, findBreakingChanges } from 'graphql';

/**
 * The breaking changes of the schema, in the words of graphql-js such as `Event.title was removed.`
 * @param before the former schema
 * @param notes a text that contains the intended changes, word by word
 */
export function breakingChanges(before: string, after: string, notes: string): string[] {
  return findBreakingChanges(buildSchema(before), buildSchema(after))
    .map(({ description }) => description)
    .filter((description) => !notes.includes(description));
}
