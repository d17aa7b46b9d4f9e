import { buildSchema, writeSchema } from '../api/graphql/schema.ts';

writeSchema(buildSchema());
