import { buildSchema, findBreakingChanges } from 'graphql';

/**
 * What would break the programs of others, in graphql-js' words such as `Event.title was removed.`
 * @param before the schema that they were written for
 * @param notes a text that holds those changes, word by word, that are meant
 */
export function breakingChanges(before: string, after: string, notes: string): string[] {
  return findBreakingChanges(buildSchema(before), buildSchema(after))
    .map(({ description }) => description)
    .filter((description) => !notes.includes(description));
}
