import { writeFileSync } from 'node:fs';
import { schemaText } from '../api/graphql/schema.ts';

writeFileSync(new URL('../api/schema.graphql', import.meta.url), schemaText());
