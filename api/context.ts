import type { Logger } from 'pino';
import type { Viewer } from './access.ts';
import { CacheTags } from './content/cachePolicy.ts';
import type { DiskSpace } from './database/diskSpace.ts';
import type { ReadRows } from './database/rowReader.ts';
import type { PrismaClient } from './generated/prisma/client.ts';
import type { FormSettings } from './inquiry/formSettings.ts';
import type { FormTickets } from './inquiry/formTickets.ts';
import type { MailSender } from './mail/mailSender.ts';
import type { MediaLimits } from './media/mediaLimits.ts';
import type { PictureQueue } from './media/pictureQueue.ts';
import type { MediaStore } from './media/mediaStore.ts';
import type { KnownSessions } from './session/knownSessions.ts';
import type { Tokens } from './session/tokens.ts';
import type { TrustsProxy } from './session/trustedProxies.ts';
import type { RequestMetrics } from './metrics/requestMetrics.ts';
import type { SiteSettings } from './site/siteSettings.resolver.ts';
import type { ContentCache } from './cache/contentCache.ts';
import { ResponseBudget } from './graphql/responseBudget.ts';

/** The parts that live as long as the process. */
export interface Services {
  prisma: PrismaClient;
  readRows: ReadRows;
  diskSpace: DiskSpace;
  media: MediaStore;
  mediaLimits: MediaLimits;
  pictures: PictureQueue;
  mail: MailSender;
  forms: FormSettings;
  formTickets: FormTickets;
  settings: SiteSettings;
  tokens: Tokens;
  /** Tell it of every session that ends, once that is committed. */
  sessions: KnownSessions;
  /** Tell it of every change of content, once the change is committed. */
  cache: ContentCache;
  metrics: RequestMetrics;
  trustsProxy: TrustsProxy;
  /** Other websites whose pages may use the API. */
  allowedOrigins: ReadonlySet<string>;
  /** The present instant; a function so that tests can choose it. */
  now: () => Date;
  /** Resolves after so many milliseconds on the clock of `now`. */
  pause: (milliseconds: number) => Promise<void>;
  log: Logger;
}

/** Who asks, and what can be kept there. */
export interface ClientConnection {
  /** Its network address, as far as the trusted proxies tell. */
  address: string;
  userAgent: string;
  /** From the cookie that only this server reads. */
  refreshToken: string | null;
  /** Keeps a refresh token in that cookie, or removes it. */
  keepRefreshToken(token: string | null): void;
  /** From the cookie of a device on which somebody signed in before. */
  deviceToken: string | null;
  /** Keeps a device token in that cookie. */
  keepDeviceToken(token: string): void;
}

/** What every resolver gets. One is made for each request. */
export interface Context extends Services {
  viewer: Viewer | null;
  client: ClientConnection;
  /** What the response is made of, and for how long it may be cached. */
  cacheTags: CacheTags;
  /** Batches of this request, by name: see `loadBatched`. */
  batches: Map<string, unknown>;
  /** The bytes that the response may still hold. */
  responseBudget: ResponseBudget;
}

const nobody: ClientConnection = {
  address: '',
  userAgent: '',
  refreshToken: null,
  keepRefreshToken: () => undefined,
  deviceToken: null,
  keepDeviceToken: () => undefined,
};

/** For readers of whom nothing is known, such as the renderer of public pages. */
export function anonymousContext(services: Services, cacheTags = new CacheTags()): Context {
  return {
    ...services,
    viewer: null,
    client: nobody,
    cacheTags,
    batches: new Map(),
    responseBudget: new ResponseBudget(),
  };
}
