import type { Logger } from 'pino';
import type { PrismaClient } from './generated/prisma/client.ts';
import type { MediaStore } from './media/mediaStore.ts';
import type { SiteSettings } from './site/siteSettings.resolver.ts';

/** The parts that live as long as the process. */
export interface Services {
  prisma: PrismaClient;
  media: MediaStore;
  settings: SiteSettings;
  /** The present instant; a function so that tests can choose it. */
  now: () => Date;
  log: Logger;
}

/** A signed-in administrator. */
export interface Viewer {
  id: string;
  email: string;
}

/** What every resolver gets. One is made for each request. */
export interface Context extends Services {
  viewer: Viewer | null;
  /** Batches of this request, by name: see `loadBatched`. */
  batches: Map<string, unknown>;
}

export function anonymousContext(services: Services): Context {
  return { ...services, viewer: null, batches: new Map() };
}
