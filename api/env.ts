import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { z } from 'zod';
import { readProxies } from './session/trustedProxies.ts';
import { publicKeyOf } from './mail/publicKeyOf.ts';
import { StartupError } from './startupError.ts';

const optionalText = z.string().trim().default('');
const optionalUrl = z.union([z.literal(''), z.url({ protocol: /^https?$/ })]).default('');

function isPublicKey(text: string): boolean {
  try {
    return text === '' || Boolean(publicKeyOf(text));
  } catch {
    return false;
  }
}

const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text;

/** Every variable that the server reads, with its default. `.env.example` describes each one. */
const variables = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  PORT: z.coerce.number().int().min(0).max(65535).default(4000),
  SITE_URL: optionalUrl,
  SANDBOX: z.union([z.literal('').transform(() => true), z.stringbool()]).default(true),
  DATABASE_URL: z
    .union([z.literal(''), z.url({ protocol: /^postgres(ql)?$/ })])
    .default('')
    .describe('a PostgreSQL address such as postgresql://user:password@host:5432/name'),
  DATABASE_DIRECT_URL: z
    .union([z.literal(''), z.url({ protocol: /^postgres(ql)?$/ })])
    .default('')
    .describe('the address of the same database without a connection pooler'),
  DATA_DIR: z.string().trim().min(1).default('.data'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  TRUSTED_PROXIES: optionalText.refine(
    (text) => readProxies(text) !== null,
    'addresses, networks such as 10.0.0.0/8, or loopback, with commas between',
  ),
  ALLOWED_ORIGINS: optionalText
    .transform((text) =>
      text
        .toLowerCase()
        .split(',')
        .map((each) => each.trim())
        .filter(Boolean),
    )
    .refine(
      (list) => list.every(isOrigin),
      'origins such as https://example.org, with commas between',
    ),
  METRICS_PORT: z.union([z.literal(''), z.coerce.number().int().min(0).max(65535)]).default(''),
  METRICS_HOST: z.string().trim().min(1).default('127.0.0.1'),
  DRAIN_SECONDS: z.coerce.number().min(0).max(600).default(0),
  CLOSE_SECONDS: z.coerce.number().min(0).max(3600).default(30),
  ACTIVITY_RETENTION_DAYS: z.coerce.number().int().min(1).max(3650).default(730),
  TRASH_DAYS: z.coerce.number().int().min(0).max(3650).default(30),
  LINK_CHECK: z.union([z.literal(''), z.stringbool()]).default(''),
  CACHE_MB: z.coerce.number().min(0).max(10_000).default(64),
  MAX_STALE_SECONDS: z.coerce.number().int().min(0).default(3600),
  SESSION_SECRET: z
    .string()
    .refine((text) => text === '' || text.length >= 32, 'at least 32 characters')
    .default(''),
  ADMIN_EMAIL: z.union([z.literal(''), z.email()]).default(''),
  ADMIN_PASSWORD: z.string().default(''),
  CLOUDINARY_URL: z.union([z.literal(''), z.url({ protocol: /^cloudinary$/ })]).default(''),
  BACKUP_PASSPHRASE: z.string().default(''),
  MAX_IMAGE_MB: z.coerce.number().positive().max(100).default(10),
  MAX_VIDEO_MB: z.coerce.number().positive().max(2000).default(200),
  MAX_DOCUMENT_MB: z.coerce.number().positive().max(100).default(10),
  SENDGRID_API_KEY: optionalText,
  SENDGRID_REGION: z.enum(['global', 'eu']).default('global'),
  SENDGRID_HOST: optionalUrl,
  SENDGRID_WEBHOOK_KEY: z
    .string()
    .trim()
    .refine(isPublicKey, 'the verification key of SendGrid')
    .default(''),
  MAIL_FROM: z.union([z.literal(''), z.email()]).default(''),
  MAIL_TO: z.union([z.literal(''), z.email()]).default(''),
  INQUIRY_RETENTION_DAYS: z.coerce.number().int().min(1).max(3650).default(90),
  SAVE_MEMBERSHIP_APPLICATIONS: z
    .union([z.literal('').transform(() => false), z.stringbool()])
    .default(false),
  FORMS_PER_ADDRESS: z.coerce.number().int().min(1).default(5),
  FORMS_PER_HOUR: z.coerce.number().int().min(1).default(100),
  PHONE_NUMBER: optionalText,
  CONTACT_EMAIL: z.union([z.literal(''), z.email()]).default(''),
  OFFICE_LOCATION: optionalText,
  FACEBOOK_URL: optionalUrl,
  TELEGRAM_URL: optionalUrl,
  WHATSAPP_URL: optionalUrl,
  VIBER_URL: optionalUrl,
  BANK_ACCOUNT_NAME: optionalText,
  BANK_NAME: optionalText,
  BANK_ACCOUNT_NUMBER: optionalText,
});

export type Env = ReturnType<typeof readEnv>;

/** The environment of this process, completed with the values of a file. */
export function environment(file = '.env'): NodeJS.ProcessEnv {
  const values = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  return { ...values, ...process.env };
}

/**
 * Reads the settings once.
 * @throws StartupError naming every invalid variable and its valid values
 */
export function readEnv(source: NodeJS.ProcessEnv) {
  const result = variables.safeParse(source);
  if (!result.success) {
    const faults = result.error.issues.map((issue) => `${issue.path.join('.')} (${issue.message})`);
    throw new StartupError(`Bad settings: ${faults.join('; ')}. See .env.example.`);
  }
  const values = result.data;
  // Disables the cache in development, because it does not notice edits of the sources.
  if (values.NODE_ENV === 'development' && !source['CACHE_MB']) values.CACHE_MB = 0;
  if (values.SENDGRID_API_KEY && !(values.MAIL_FROM && (values.MAIL_TO || values.CONTACT_EMAIL))) {
    throw new StartupError(
      'Bad settings: SENDGRID_API_KEY needs MAIL_FROM, and MAIL_TO or CONTACT_EMAIL. See .env.example.',
    );
  }
  if (values.DATABASE_DIRECT_URL && !values.DATABASE_URL) {
    throw new StartupError(
      'Bad settings: DATABASE_DIRECT_URL needs DATABASE_URL beside it. See .env.example.',
    );
  }
  return {
    ...values,
    DATABASE_DIRECT_URL: values.DATABASE_DIRECT_URL || values.DATABASE_URL,
    DATA_DIR: resolve(values.DATA_DIR),
    // A trial site, without an address of its own, sends no requests to other websites.
    LINK_CHECK:
      values.LINK_CHECK === '' ? values.SITE_URL.startsWith('https://') : values.LINK_CHECK,
    SITE_URL: (values.SITE_URL || `http://localhost:${String(values.PORT)}`).replace(/\/+$/, ''),
  };
}
