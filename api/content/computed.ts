import type { GraphQLSchema } from 'graphql';
import { isObjectType } from 'graphql';
import { Extensions } from 'type-graphql';
import type { Context } from '../context.ts';
import type { Columns } from './lists/requestedColumns.ts';

/** Computes a field from its row. */
type Compute<Row> = (row: Row, context: Context) => unknown;

/**
 * Defines how a field is computed from its row, synchronously and without arguments. For each
 * record of a list, calling a `@FieldResolver` takes longer than computing such a field.
 * @param columns the columns that it is computed from, besides `id` and `language`; without them, all
 */
export const computed = <Row>(compute: Compute<Row>, columns?: Columns) => ({
  decorators: [Extensions({ compute, ...(columns && { columns }) })],
});

/** Installs the functions of computed fields. */
export function resolveComputed(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap()).filter(isObjectType)) {
    for (const field of Object.values(type.getFields())) {
      const compute = field.extensions['compute'] as Compute<unknown> | undefined;
      if (compute) field.resolve = (row, _args, context: Context) => compute(row, context);
    }
  }
}
