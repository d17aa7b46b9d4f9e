import { type MiddlewareFn, UseMiddleware } from 'type-graphql';
import type { Context } from '../context.ts';
import { accountNames } from '../session/accountNames.ts';
import { loadBatched } from './lists/batch.ts';

/** Replaces the id or email address of an account with its display name. The field needs `simple: false`. */
export const showDisplayName: MiddlewareFn<Context> = async ({ context }, next) => {
  const account = (await next()) as string | null;
  if (account === null) return null;
  const load = (accounts: readonly string[]) => accountNames(context, accounts);
  return (await loadBatched(context, 'names of accounts', account, load)) ?? account;
};

/** The options of a field of `objectType` that is shown so. */
export const displayName = { decorators: [UseMiddleware(showDisplayName)], simple: false };
