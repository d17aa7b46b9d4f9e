import { defineConfig } from 'prisma/config';

export default defineConfig({
  schema: 'prisma/schema',
  migrations: { path: 'prisma/migrations' },
  // Read from the environment so that `prisma studio` or `prisma migrate deploy` work on a
  // database of one's own; generating the client needs no database.
  datasource: {
    url: process.env['DATABASE_DIRECT_URL'] || (process.env['DATABASE_URL'] ?? ''),
  },
});
