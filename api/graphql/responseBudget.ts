import {
  defaultFieldResolver,
  getNamedType,
  type GraphQLSchema,
  isLeafType,
  isObjectType,
} from 'graphql';
import { responseTooLarge } from '../errors.ts';

/**
 * The maximum number of bytes of leaf values in one response. A page of 100 articles of 10,000
 * Ethiopic letters each has 3 MB.
 */
export const maxResponseBytes = 5_000_000;

/** The approximate bytes of a field besides its value: its name, quotes and a comma. */
const fieldBytes = 16;

/** Counts the bytes of a response while it is built, to limit the size of each response. */
export class ResponseBudget {
  #left = maxResponseBytes;

  /** @throws BAD_USER_INPUT if the response is too large */
  spend(value: unknown): void {
    this.#left -= bytesOf(value);
    if (this.#left < 0) throw responseTooLarge();
  }

  /** Whether the response is too large, so that no part of it is sent. */
  get isSpent(): boolean {
    return this.#left < 0;
  }
}

function bytesOf(value: unknown): number {
  if (typeof value === 'string') return fieldBytes + Buffer.byteLength(value);
  if (!Array.isArray(value)) return fieldBytes;
  return value.reduce((sum: number, each) => sum + bytesOf(each), fieldBytes);
}

/** Makes every leaf field count its value against the budget of the response. */
export function countResponseBytes(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap()).filter(isObjectType)) {
    if (type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) {
      if (!isLeafType(getNamedType(field.type))) continue;
      const resolve = field.resolve ?? defaultFieldResolver;
      field.resolve = (source, args, context: { responseBudget: ResponseBudget }, info) => {
        const value: unknown = resolve(source, args, context, info);
        if (!isPromise(value)) {
          context.responseBudget.spend(value);
          return value;
        }
        return value.then((found) => {
          context.responseBudget.spend(found);
          return found;
        });
      };
    }
  }
}

/** Prisma's promises have a class of their own. */
const isPromise = (value: unknown): value is PromiseLike<unknown> =>
  typeof value === 'object' && value !== null && 'then' in value;
