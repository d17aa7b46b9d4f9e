import { setTimeout as sleep } from 'node:timers/promises';
import type { Services } from './context.ts';
import type { Env } from './env.ts';
import { readPublicationMoments } from './content/publication/publicationMoments.ts';
import { formSettingsFrom } from './inquiry/formSettings.ts';
import { createFormTickets } from './inquiry/formTickets.ts';
import { installationFrom } from './installation/installation.ts';
import { createLinkRequests } from './linkCheck/requestLink.ts';
import { mailSenderFrom } from './mail/sendGrid.ts';
import { createFileKeys } from './media/fileKeys.ts';
import { mediaLimitsFrom } from './media/mediaSettings.ts';
import { PictureQueue } from './media/pictureQueue.ts';
import { RequestMetrics } from './metrics/requestMetrics.ts';
import { createSecretSeal } from './session/secretSeal.ts';
import { SessionCache } from './session/sessionCache.ts';
import { createTokens } from './session/tokens.ts';
import { trustsProxyOf } from './session/trustedProxies.ts';
import { serverSettingsFrom } from './site/serverSettings.ts';
import { ContentCache } from './cache/contentCache.ts';

/** The services that need more than the settings. */
type Foundations = Pick<
  Services,
  'prisma' | 'databaseUrl' | 'readRows' | 'diskSpace' | 'media' | 'now' | 'log'
> & {
  /** Signs sessions and form tickets; at least 32 characters. */
  secret: string;
};

/** Creates the objects that live as long as the process. */
export function createServices(env: Env, { secret, ...foundations }: Foundations): Services {
  const { now, log } = foundations;
  return {
    ...foundations,
    pause: (milliseconds) => sleep(milliseconds),
    fileKeys: createFileKeys(secret, now),
    mediaLimits: mediaLimitsFrom(env),
    pictures: new PictureQueue(),
    trashDays: env.TRASH_DAYS,
    activityRetentionDays: env.ACTIVITY_RETENTION_DAYS,
    server: serverSettingsFrom(env),
    installation: installationFrom(env),
    mail: mailSenderFrom(env, now),
    requestLink: createLinkRequests(env.SITE_URL),
    forms: formSettingsFrom(env),
    formTickets: createFormTickets(secret, now),
    tokens: createTokens(secret, now),
    secretSeal: createSecretSeal(secret),
    sessions: new SessionCache(foundations.readRows, env.CACHE_MB > 0),
    metrics: new RequestMetrics(),
    trustsProxy: trustsProxyOf(env.TRUSTED_PROXIES),
    allowedOrigins: new Set(env.ALLOWED_ORIGINS),
    cache: new ContentCache({
      bytes: Math.floor(env.CACHE_MB * 1_000_000),
      staleFor: env.MAX_STALE_SECONDS * 1000,
      readMoments: (after) => readPublicationMoments(foundations.readRows, after),
      now,
      log,
    }),
  };
}
