import type pg from 'pg';
import { collectDefaultMetrics, Counter, Gauge, type Registry } from 'prom-client';
import type { Services } from '../context.ts';

type MeasuredServices = Pick<Services, 'cache' | 'prisma' | 'now' | 'log'>;

/**
 * Adds the metrics that are read on demand: the process, the cache, the database connections and
 * the pending work.
 */
export function registerSiteMetrics(
  registry: Registry,
  { cache, prisma, now, log }: MeasuredServices,
  pool: pg.Pool,
) {
  collectDefaultMetrics({ register: registry });

  const counter = (name: string, help: string, read: () => number) =>
    new Counter({
      name,
      help,
      registers: [registry],
      collect() {
        this.reset();
        this.inc(read());
      },
    });
  const gauge = (name: string, help: string, read: () => number | Promise<number>) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        try {
          this.set(await read());
        } catch (error) {
          // One metric that cannot be read must not hide the others.
          this.set(Number.NaN);
          log.warn({ err: error, metric: name }, 'a metric could not be read');
        }
      },
    });

  counter('site_cache_hits_total', 'Responses from the cache.', () => cache.counts.hits);
  counter(
    'site_cache_stale_total',
    'Responses from the cache while the database was silent; counted among the hits, too.',
    () => cache.counts.stale,
  );
  counter('site_cache_misses_total', 'Responses that had to be made.', () => cache.counts.misses);
  counter(
    'site_cache_joined_total',
    'Requests that waited for a response which was being made already.',
    () => cache.counts.joined,
  );
  gauge('site_cache_bytes', 'Bytes of responses that are kept.', () => cache.size.bytes);
  gauge('site_cache_responses', 'Responses that are kept.', () => cache.size.responses);
  gauge('site_cache_is_silent', '1 while the database does not tell of changes.', () =>
    Number(cache.isDisconnected),
  );

  gauge('site_database_connections', 'Connections to the database.', () => pool.totalCount);
  gauge('site_database_connections_idle', 'Those that do nothing.', () => pool.idleCount);
  gauge('site_database_waiting', 'Requests that wait for a connection.', () => pool.waitingCount);

  gauge('site_mail_messages_pending', 'Mail messages that wait to be sent.', () =>
    prisma.mailMessage.count({ where: { state: 'PENDING' } }),
  );
  gauge('site_files_unused', 'Files that wait to be removed.', () => prisma.unusedFile.count());
  gauge(
    'site_backup_age_seconds',
    'Seconds since the last backup that succeeded; NaN before the first.',
    async () => {
      const record = await prisma.backupRecord.findUnique({ where: { id: 1 } });
      return record?.succeededAt ? (now().getTime() - record.succeededAt.getTime()) / 1000 : NaN;
    },
  );
}
