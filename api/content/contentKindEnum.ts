import { registerEnumType } from 'type-graphql';
import { contentKinds } from './contentKinds.ts';

/** A name in the form of GraphQL enum values. */
export const constantCase = (name: string) =>
  name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();

/** The kinds of content by their names in the schema. */
export const contentKindEnum = Object.fromEntries(
  contentKinds.map(({ name }) => [constantCase(name), name] as const),
);
registerEnumType(contentKindEnum, {
  name: 'ContentKind',
  description: 'A kind of content.',
  valuesConfig: Object.fromEntries(
    contentKinds.map(({ name, typename }) => [
      constantCase(name),
      { description: `Records of the type \`${typename}\`.` },
    ]),
  ),
});
