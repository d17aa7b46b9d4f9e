import type { AdminMessages } from '../../messages/adminMessages.ts';
import type { HandoverQuery } from './Handover.generated.ts';

/** The parts of the installation, each with its name and a sentence. */
export function installationParts(
  installation: HandoverQuery['installation'],
  words: AdminMessages['handover']['parts'],
): [name: string, text: string][] {
  const { siteUrl, machine, nodeVersion, processCount, postgresVersion } = installation;
  const { database, dataFolder, mediaFolder, mediaCloud, mailFrom } = installation;
  return [
    [words.site, siteUrl],
    [words.machine, words.runsOn(machine, nodeVersion, processCount)],
    [
      words.database,
      database === null
        ? words.bundled(postgresVersion, dataFolder)
        : words.external(postgresVersion, database),
    ],
    [
      words.media,
      mediaFolder === null ? words.atCloudinary(mediaCloud ?? '') : words.inFolder(mediaFolder),
    ],
    [words.mail, mailFrom === null ? words.notSent : words.sent(mailFrom)],
  ];
}
