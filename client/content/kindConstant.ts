import type { ContentKind } from '../graphql/schemaTypes.generated.ts';
import type { AdminKindName } from './adminKinds.ts';

/** A name in the case of an enum value of the schema. */
export const constantCase = (name: string) =>
  name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();

/** The enum value of a kind. */
export const kindConstant = (name: AdminKindName) => constantCase(name) as ContentKind;
