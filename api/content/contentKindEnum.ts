import { describeEnum } from '../enumOf.ts';
import { contentKinds } from './contentKinds.ts';

/** A name in the form of GraphQL enum values. */
export const constantCase = (name: string) =>
  name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();

/** Creates the enum of kinds by their names in the schema. */
export function kindEnumOf(
  name: string,
  description: string,
  kinds: readonly { name: string; typename: string }[],
) {
  const members = Object.fromEntries(kinds.map((kind) => [constantCase(kind.name), kind.name]));
  const typeDescriptions = kinds.map(
    (kind) => [constantCase(kind.name), `Records of the type \`${kind.typename}\`.`] as const,
  );
  describeEnum(members, name, description, Object.fromEntries(typeDescriptions));
  return members;
}

export const contentKindEnum = kindEnumOf('ContentKind', 'A kind of content.', contentKinds);
