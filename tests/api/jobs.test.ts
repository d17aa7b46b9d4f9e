import { afterEach, expect, it, vi } from 'vitest';
import { startJobs } from '../../api/jobs.ts';
import { useApi } from '../support/useApi.ts';

const api = useApi();
afterEach(() => {
  vi.useRealTimers();
});

it('jobs first run five seconds after the start, so that the first requests do not wait for them', async () => {
  const { services, statements } = api;
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] });
  statements.length = 0;
  const stop = startJobs(services);
  vi.advanceTimersByTime(4_999);
  await services.prisma.$queryRaw`SELECT 1 AS first`;
  expect(statements).toEqual(['SELECT 1 AS first']);
  vi.advanceTimersByTime(1);
  await stop();
  expect(statements.length).toBeGreaterThan(1);
});
