import type { GraphQLSchema } from 'graphql';
import { isObjectType } from 'graphql';
import { Extensions } from 'type-graphql';
import type { Context } from '../context.ts';

/** How a field is made of its row. */
type Compute<Row> = (row: Row, context: Context) => unknown;

/**
 * Says how a field is made of its row, at once and without arguments. A `@FieldResolver` takes
 * longer to be called than such a field to be made, for each entry of a list.
 */
export const Computed = <Row>(compute: Compute<Row>) => Extensions({ compute });

/** Has fields marked `@Computed()` made as they say. */
export function resolveComputed(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap()).filter(isObjectType)) {
    for (const field of Object.values(type.getFields())) {
      const compute = field.extensions['compute'] as Compute<unknown> | undefined;
      if (compute) field.resolve = (row, _args, context: Context) => compute(row, context);
    }
  }
}
