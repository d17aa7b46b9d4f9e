import {
  defaultFieldResolver,
  getNamedType,
  type GraphQLSchema,
  isLeafType,
  isObjectType,
} from 'graphql';
import { responseTooLarge } from '../errors.ts';

/**
 * Bytes of leaf values that one response may hold: a page of 100 articles of 10,000 Ethiopic letters
 * each is 3 MB.
 */
export const maxResponseBytes = 5_000_000;

/** Bytes that a field takes besides its value, about: its name, quotes and a comma. */
const fieldBytes = 16;

/** Counts the bytes of a response while it is made, so that no response takes more than its share. */
export class ResponseBudget {
  #left = maxResponseBytes;

  /** @throws BAD_USER_INPUT when the response has grown too large */
  spend(value: unknown): void {
    this.#left -= bytesOf(value);
    if (this.#left < 0) throw responseTooLarge();
  }

  /** Whether the response has grown too large, so that none of it is sent. */
  get isSpent(): boolean {
    return this.#left < 0;
  }
}

function bytesOf(value: unknown): number {
  if (typeof value === 'string') return fieldBytes + Buffer.byteLength(value);
  if (!Array.isArray(value)) return fieldBytes;
  return value.reduce((sum: number, each) => sum + bytesOf(each), fieldBytes);
}

/** Has every field that ends a path count its value against the budget of the response. */
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

/** Prisma's promises are of a class of their own. */
const isPromise = (value: unknown): value is PromiseLike<unknown> =>
  typeof value === 'object' && value !== null && 'then' in value;
