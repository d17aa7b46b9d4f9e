import { createParameterDecorator, ID } from 'type-graphql';
import { z } from 'zod';

/** An id that no row has, so that lookups find nothing. */
const noRow = '00000000-0000-0000-0000-000000000000';

/** An argument that identifies a row by a UUID. The resolver gets an id without a row for other texts. */
export const UuidArg = (name: string, options: { description: string }) =>
  createParameterDecorator(({ args }) => z.uuid().catch(noRow).parse(args[name]), {
    arg: { name, typeFunc: () => ID, options },
  });
