import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Registry } from 'prom-client';
import { messageOf, StartupError } from '../startupError.ts';

/**
 * Serves the metrics at /metrics, in the Prometheus format, on a separate address.
 * @param host the address to listen on; anyone who can reach it can read the metrics
 * @returns the port, and a function that stops the server
 * @throws StartupError if the address cannot be used
 */
export async function serveMetrics(
  registry: Registry,
  host: string,
  port: number,
): Promise<{ port: number; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'Content-Type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  }).listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw new StartupError(
      `Metrics cannot be served: ${messageOf(error)}. Set METRICS_HOST, METRICS_PORT.`,
    );
  }
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
