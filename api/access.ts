import { defaultFieldResolver, type GraphQLSchema } from 'graphql';
import { Extensions } from 'type-graphql';
import type { Context } from './context.ts';
import { notSignedIn } from './errors.ts';

/** Marks a query or mutation that anyone may call. Without it, only signed-in admins may. */
export const Public = () => Extensions({ public: true });

/** Wraps every root operation that is not marked `@Public()` with a check for a signed-in admin. */
export function closeByDefault(schema: GraphQLSchema): GraphQLSchema {
  for (const { field } of rootFields(schema)) {
    if (field.extensions['public'] === true) continue;
    const resolve = field.resolve ?? defaultFieldResolver;
    field.resolve = (source, args, context: Context, info) => {
      if (!context.viewer) throw notSignedIn();
      return resolve(source, args, context, info);
    };
  }
  return schema;
}

/** Every root operation, with its type's name. */
export function rootFields(schema: GraphQLSchema) {
  return [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.values(type?.getFields() ?? {}).map((field) => ({ type: type?.name ?? '', field })),
  );
}
