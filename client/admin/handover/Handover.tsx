import { AdminPage } from '../../layout/AdminPage.tsx';
import { QueryBoundary } from '../../lists/QueryBoundary.tsx';
import { type AdminMessages, useAdminMessages } from '../../messages/adminMessages.ts';
import { useDateTime } from '../../messages/useDateTime.ts';
import { backupProblem } from '../backupProblem.ts';
import { BackupForm } from './BackupForm.tsx';
import { type HandoverQuery, useHandoverQuery } from './Handover.generated.ts';
import { nameAndAddress } from '../nameAndAddress.ts';
import { Section } from '../Section.tsx';
import { Button } from '../../ui/Button.tsx';

/**
 * The handover page: what the next committee needs to know, on one printable page (docs/product/admin.md,
 * section 6.13).
 */
export function Component() {
  const { handover: words } = useAdminMessages();
  const query = useHandoverQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <AdminPage heading={words.heading} intro={words.intro}>
      <Button
        onClick={() => {
          window.print();
        }}
      >
        {words.print}
      </Button>
      <QueryBoundary query={query}>
        {(data) => (
          <div className="mt-6 space-y-14 print:space-y-6">
            <Parts installation={data.installation} />
            <Accounts accounts={data.accounts} />
            <Backups backup={data.backup} refetch={query.refetch} />
            <Restoring />
          </div>
        )}
      </QueryBoundary>
    </AdminPage>
  );
}

function Parts({ installation }: Pick<HandoverQuery, 'installation'>) {
  const { parts } = useAdminMessages().handover;
  return (
    <Section heading={parts.heading}>
      <dl className="mt-4 divide-y divide-line border-y border-line">
        {installationParts(installation, parts).map(([name, text]) => (
          <div key={name} className="gap-x-6 py-3 sm:grid sm:grid-cols-[12rem_1fr]">
            <dt className="font-semibold">{name}</dt>
            <dd className="wrap-anywhere">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 max-w-[34em]">{parts.toHandOver}</p>
    </Section>
  );
}

function Accounts({ accounts }: Pick<HandoverQuery, 'accounts'>) {
  const { handover, accounts: accountWords } = useAdminMessages();
  const { accounts: words } = handover;
  return (
    <Section heading={words.heading}>
      <dl className="mt-4 divide-y divide-line border-y border-line">
        {accounts.map(({ id, roles, disabledAt, ...account }) => (
          <div key={id} className="gap-x-6 py-3 sm:grid sm:grid-cols-[24rem_1fr]">
            <dt className="font-semibold wrap-anywhere">{nameAndAddress(account)}</dt>
            <dd>
              {roles.map((role) => accountWords.roles[role]).join(' · ')}
              {disabledAt && ` (${words.disabled})`}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 max-w-[34em]">{words.hint}</p>
    </Section>
  );
}

interface BackupsProps extends Pick<HandoverQuery, 'backup'> {
  refetch: () => Promise<unknown>;
}

function Backups({ backup, refetch }: BackupsProps) {
  const { handover, admin } = useAdminMessages();
  const { backup: words } = handover;
  const dateTime = useDateTime();
  const problem = backupProblem(backup, admin.dashboard.backup, dateTime);
  return (
    <Section heading={words.heading}>
      <p role="status" className={`mt-4 ${problem ? 'font-semibold text-red' : ''}`}>
        {problem ?? (backup.succeededAt && words.last(dateTime(backup.succeededAt)))}
      </p>
      <p className="mt-3 max-w-[34em] text-muted">{words.hint}</p>
      <BackupForm lastBackup={backup.succeededAt} refetch={refetch} />
    </Section>
  );
}

/**
 * A text whose commands, between backticks, break only if they are wider than a line: after a
 * hyphen they would read as others.
 */
const withCommands = (text: string) =>
  text.split('`').map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <code key={part} className="inline-block max-w-full text-sm">
        {part}
      </code>
    ),
  );

function Restoring() {
  const { restore } = useAdminMessages().handover;
  return (
    <Section heading={restore.heading}>
      <ol className="mt-4 max-w-[40em] list-decimal space-y-2 ps-6 wrap-anywhere">
        {restore.steps.map((step) => (
          <li key={step}>{withCommands(step)}</li>
        ))}
      </ol>
      <p className="mt-4 max-w-[40em]">{restore.encrypted}</p>
      <p className="mt-2 max-w-[40em] wrap-anywhere">{withCommands(restore.nightly)}</p>
    </Section>
  );
}

/** The parts of the installation, each with its name and a sentence. */
function installationParts(
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
