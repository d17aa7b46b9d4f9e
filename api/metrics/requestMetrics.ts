import type { ServerResponse } from 'node:http';
import { Histogram, Registry } from 'prom-client';

/** Classes of requests, by the work that they need. */
export type RouteClass = 'graphql' | 'upload' | 'page' | 'form' | 'media' | 'asset' | 'probe';

/**
 * Counts and times requests. The cache itself counts cached responses; timing them would take a
 * large part of their total time.
 */
export class RequestMetrics {
  readonly registry = new Registry();
  readonly #durations = new Histogram({
    name: 'site_request_duration_seconds',
    help: 'Seconds until a request was answered, but for responses from the cache.',
    labelNames: ['route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers: [this.registry],
  });

  /** Times a request from now on. If the client disconnects, it counts with status 499. */
  time(route: RouteClass, response: ServerResponse): void {
    const end = this.#durations.startTimer({ route });
    response.once('close', () => {
      end({ status: response.writableFinished ? response.statusCode : 499 });
    });
  }
}

/** The class of a request that Express handles. */
export function routeClassOf(method: string, path: string): RouteClass {
  if (path === '/healthz' || path === '/readyz') return 'probe';
  if (path === '/graphql') return method === 'POST' ? 'upload' : 'page';
  if (path.startsWith('/media/')) return 'media';
  if (path.startsWith('/assets/')) return 'asset';
  return method === 'POST' ? 'form' : 'page';
}
