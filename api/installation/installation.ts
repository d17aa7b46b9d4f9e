import { hostname } from 'node:os';
import type { Env } from '../env.ts';
import { mediaFolderOf } from '../media/mediaSettings.ts';
import { int, ObjectType, outputFields, string } from '../graphqlTypes.ts';

@ObjectType(
  'Installation',
  'The software, machine and services of this installation, for a new operator. It contains no passwords.',
)
export class Installation extends outputFields({
  siteUrl: string('The address of this site, without a trailing slash.'),
  machine: string('The name of the machine on which this process runs.'),
  nodeVersion: string('The version of Node.js, such as `v22.11.0`.'),
  database: string.orNull(
    'The address of PostgreSQL: its host and the name of the database. Null for the bundled one.',
  ),
  dataFolder: string('The data folder on that machine (`DATA_DIR`).'),
  mediaFolder: string.orNull('The folder of pictures and videos. Null if they are at Cloudinary.'),
  mediaCloud: string.orNull('The name of the Cloudinary account. Null if files are in a folder.'),
  mailFrom: string.orNull('The sender address of mail with SendGrid. Null if no mail is sent.'),
  postgresVersion: string('The version of PostgreSQL, such as `18.4`.'),
  processCount: int('The number of processes of the site that use this database.'),
}) {}

/** The part that comes from the settings; the rest comes from the database. */
export type InstallationSettings = Omit<Installation, 'postgresVersion' | 'processCount'>;

/** Reads it from the settings. */
export function installationFrom(env: Env): InstallationSettings {
  const mediaCloud = env.CLOUDINARY_URL ? new URL(env.CLOUDINARY_URL).hostname : null;
  return {
    siteUrl: env.SITE_URL,
    machine: hostname(),
    nodeVersion: process.version,
    database: env.DATABASE_URL ? databaseName(env.DATABASE_DIRECT_URL) : null,
    dataFolder: env.DATA_DIR,
    mediaFolder: mediaCloud ? null : mediaFolderOf(env),
    mediaCloud,
    mailFrom: env.SENDGRID_API_KEY ? env.MAIL_FROM : null,
  };
}

/** The printable part of an address with user and password. */
function databaseName(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}
