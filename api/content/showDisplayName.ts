import { type MiddlewareFn, UseMiddleware } from 'type-graphql';
import type { Context } from '../context.ts';
import { readAccountNames } from '../session/accountNames.ts';
import { loadRows } from './lists/batch.ts';

/** Replaces the id or email address of an account with its display name. The field needs `simple: false`. */
const showDisplayName: MiddlewareFn<Context> = async ({ context }, next) => {
  const account = (await next()) as string | null;
  if (account === null) return null;
  const load = (accounts: string[]) => readAccountNames(context, accounts);
  const [known] = await loadRows(context, 'names of accounts', account, 'account', load);
  return known?.name ?? account;
};

/** The options of a field of `objectType` that is shown so. */
export const displayName = { decorators: [UseMiddleware(showDisplayName)], simple: false };
