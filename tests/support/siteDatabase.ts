import { startScratchPostgres } from '../../api/database/scratchPostgres.ts';
import { startPooler, throughPooler } from './pooler.ts';

/** A PostgreSQL for site processes under test. */
export interface SiteDatabase {
  /** Its address without a pooler. */
  url: string;
  /** The settings for one of its databases; by default the one at `url`. */
  settings(databaseUrl?: string): { DATABASE_URL: string; DATABASE_DIRECT_URL: string };
  stop(): Promise<void>;
}

/** Starts it; with TEST_POOLER, sites reach it through a transaction pooler. */
export async function startSiteDatabase(): Promise<SiteDatabase> {
  const postgres = await startScratchPostgres();
  const { url } = postgres;
  const pooler = process.env['TEST_POOLER'] ? await startPooler(url) : undefined;
  return {
    url,
    settings: (databaseUrl = url) => ({
      DATABASE_URL: pooler ? throughPooler(databaseUrl, pooler.host) : databaseUrl,
      DATABASE_DIRECT_URL: databaseUrl,
    }),
    async stop() {
      await pooler?.stop();
      await postgres.stop();
    },
  };
}
