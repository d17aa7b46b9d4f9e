import type { ContentKind } from '../graphql/schemaTypes.generated.ts';
import type { AdminKindName } from './adminKinds.ts';

/** The name of a kind as the schema writes it where it is a value of an enum. */
export const kindConstant = (name: AdminKindName) =>
  name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase() as ContentKind;
