import { expect, it } from 'vitest';
import { startJobs } from '../../api/jobs.ts';
import { useApi } from '../support/useApi.ts';

const api = useApi();

it('jobs do not delay the first requests after a start', async () => {
  const { services, statements } = api;
  statements.length = 0;
  const stop = startJobs(services);
  await services.prisma.$queryRaw`SELECT 1 AS first`;
  expect(statements).toEqual(['SELECT 1 AS first']);
  await stop();
});
