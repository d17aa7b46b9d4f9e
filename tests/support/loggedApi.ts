import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createLog } from '../../api/http/requestLog.ts';
import { type Admin, type Api, startApi } from './api.ts';

interface LoggedApi {
  api: Api;
  admin: Admin;
  /** The levels of the lines that the log got during the test. */
  levels: () => number[];
}

/** Starts an API with an admin for the tests of a file, which read its log. */
export function useLoggedApi(): LoggedApi {
  let lines: string[] = [];
  const levels = () => lines.map((line) => (JSON.parse(line) as { level: number }).level);
  const logged = { levels } as LoggedApi;
  beforeAll(async () => {
    const log = createLog('trace', { write: (line) => void lines.push(line) });
    logged.api = await startApi({ log });
    logged.admin = await logged.api.signInAdmin();
  });
  afterAll(() => logged.api.stop());
  beforeEach(() => {
    lines = [];
  });
  return logged;
}
