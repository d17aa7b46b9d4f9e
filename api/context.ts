import type { Logger } from 'pino';
import type { Viewer } from './access.ts';
import { CacheTags } from './cache/cachePolicy.ts';
import type { DiskSpace } from './database/diskSpace.ts';
import type { ReadRows } from './database/rowReader.ts';
import type { PrismaClient } from './generated/prisma/client.ts';
import type { RequestLink } from './linkCheck/requestLink.ts';
import type { InstallationSettings } from './installation/installation.ts';
import type { FormSettings } from './inquiry/formSettings.ts';
import type { FormTickets } from './inquiry/formTickets.ts';
import type { MailSender } from './mail/mailSender.ts';
import type { FileKeys } from './media/fileKeys.ts';
import type { MediaLimits } from './media/mediaSettings.ts';
import type { PictureQueue } from './media/pictureQueue.ts';
import type { MediaStore } from './media/mediaStore.ts';
import type { SecretSeal } from './session/secretSeal.ts';
import type { SessionCache } from './session/sessionCache.ts';
import type { Tokens } from './session/tokens.ts';
import type { TrustsProxy } from './session/trustedProxies.ts';
import type { RequestMetrics } from './metrics/requestMetrics.ts';
import type { ServerSettings } from './site/serverSettings.ts';
import type { ContentCache } from './cache/contentCache.ts';
import { ResponseBudget } from './graphql/responseBudget.ts';

/** The record that a preview link makes visible to its reader. */
interface OpenedPreview {
  /** The name of its table. */
  table: string;
  id: number;
  /** Also gives access to the files of the record. */
  token: string;
  expiresAt: Date;
}

/** The objects that live as long as the process. */
export interface Services {
  prisma: PrismaClient;
  /** The address of PostgreSQL itself, not of a pooler, for dedicated connections. */
  databaseUrl: string;
  readRows: ReadRows;
  diskSpace: DiskSpace;
  media: MediaStore;
  fileKeys: FileKeys;
  mediaLimits: MediaLimits;
  pictures: PictureQueue;
  /** How many days deleted content can be restored. With 0, its files are removed at once. */
  trashDays: number;
  /** How many days activity is kept and listed. */
  activityRetentionDays: number;
  mail: MailSender;
  requestLink: RequestLink;
  forms: FormSettings;
  formTickets: FormTickets;
  /** The settings of the environment. `readSettings` reads those of the committee. */
  server: ServerSettings;
  installation: InstallationSettings;
  tokens: Tokens;
  secretSeal: SecretSeal;
  /** Notify it of every ended session, after the commit. */
  sessions: SessionCache;
  /** Notify it of every change of content, after the commit. */
  cache: ContentCache;
  metrics: RequestMetrics;
  trustsProxy: TrustsProxy;
  /** Other websites whose pages may use the API. */
  allowedOrigins: ReadonlySet<string>;
  /** The current time. A function, so that tests can set it. */
  now: () => Date;
  /** Resolves after a number of milliseconds on the clock of `now`. */
  pause: (milliseconds: number) => Promise<void>;
  log: Logger;
}

/** The client of a request, and its cookies. */
export interface ClientConnection {
  /** Its network address, as reported by trusted proxies. */
  address: string;
  userAgent: string;
  /** From the HttpOnly cookie. */
  refreshToken: string | null;
  /** Sets the cookie of the refresh token, or clears it. */
  setRefreshToken(token: string | null): void;
  /**
   * From the device cookie: one token for each account that has signed in on the device, the latest
   * first.
   */
  deviceTokens: string[];
  /** Sets the cookie of the device tokens. */
  setDeviceTokens(tokens: string[]): void;
}

/** The context of a resolver. There is one for each request. */
export interface Context extends Services {
  viewer: Viewer | null;
  /** The record that a preview link makes visible to an anonymous reader; null without a link. */
  preview: OpenedPreview | null;
  client: ClientConnection;
  /** The content that the response depends on, and how long it may be cached. */
  cacheTags: CacheTags;
  /** Batches of this request, by name: see `loadRows`. */
  batches: Map<string, unknown>;
  /** The number of bytes that the response may still add. */
  responseBudget: ResponseBudget;
}

const nobody: ClientConnection = {
  address: '',
  userAgent: '',
  refreshToken: null,
  setRefreshToken: () => undefined,
  deviceTokens: [],
  setDeviceTokens: () => undefined,
};

/** For anonymous readers, such as the renderer of public pages. */
export function anonymousContext(services: Services, cacheTags = new CacheTags()): Context {
  return {
    ...services,
    viewer: null,
    preview: null,
    client: nobody,
    cacheTags,
    batches: new Map(),
    responseBudget: new ResponseBudget(),
  };
}
