import { defaultFieldResolver, type GraphQLSchema } from 'graphql';
import { Extensions } from 'type-graphql';
import type { CachePolicy } from './content/cachePolicy.ts';
import type { Context } from './context.ts';
import { notSignedIn } from './errors.ts';

/**
 * Marks a query or mutation that anyone may call. Without it, only signed-in admins may.
 * @param cachePolicy what a query's answers are made of; without it they are never kept in a cache
 */
export const Public = (cachePolicy?: CachePolicy) => Extensions({ public: true, cachePolicy });

/**
 * Wraps every root operation that is not marked `@Public()` with a check for a signed-in admin, and
 * lets each note what the answer is made of.
 */
export function closeByDefault(schema: GraphQLSchema): GraphQLSchema {
  for (const { field } of rootFields(schema)) {
    const isPublic = field.extensions['public'] === true;
    const cachePolicy = field.extensions['cachePolicy'] as CachePolicy | undefined;
    const resolve = field.resolve ?? defaultFieldResolver;
    field.resolve = (source, args, context: Context, info) => {
      if (!isPublic && !context.viewer) throw notSignedIn();
      context.cacheTags.add(cachePolicy);
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
