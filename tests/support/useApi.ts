import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type Admin, type Api, startApi } from './api.ts';

/** An API for the tests of a file: it starts before the first one, and stops after the last one. */
export function useApi(...options: Parameters<typeof startApi>): Api {
  const api = {} as Api;
  beforeAll(async () => {
    Object.assign(api, await startApi(...options));
  });
  afterAll(() => api.stop());
  return api;
}

/** An admin who signs in before each test of a file, after the API was reset. */
export function useAdmin(api: Api, ...account: Parameters<Api['signInAdmin']>): Admin {
  const admin = {} as Admin;
  beforeEach(async () => {
    await api.reset();
    Object.assign(admin, await api.signInAdmin(...account));
  });
  return admin;
}
