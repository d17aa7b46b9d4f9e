import type { ContentKind } from '../graphql/schemaTypes.generated.ts';
import type { AdminKindName } from './adminKinds.ts';

/** A name as the schema writes it where it is a value of an enum. */
export const constantCase = (name: string) =>
  name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();

/** The same of a kind. */
export const kindConstant = (name: AdminKindName) => constantCase(name) as ContentKind;
