import { type MiddlewareFn, UseMiddleware } from 'type-graphql';
import type { Context } from '../context.ts';
import { accountNames } from '../session/accountNames.ts';
import { loadBatched } from './lists/batch.ts';

/** Replaces the email address of an account with its display name. The field needs `simple: false`. */
export const showDisplayName: MiddlewareFn<Context> = async ({ context }, next) => {
  const email = (await next()) as string | null;
  if (email === null) return null;
  const load = (emails: readonly string[]) => accountNames(context, emails);
  return (await loadBatched(context, 'names of accounts', email, load)) ?? email;
};

/** The options of a field of `objectType` that is shown so. */
export const displayName = { decorators: [UseMiddleware(showDisplayName)], simple: false };
