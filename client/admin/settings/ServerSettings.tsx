import { FormSection } from '../../forms/RecordForm.tsx';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import type { ServerSettings_ServerFragment } from './ServerSettings.generated.ts';

/** The settings of the server, which are read-only here. */
export function ServerSettings({ server }: { server: ServerSettings_ServerFragment }) {
  const { server: words } = useAdminMessages().settings;
  return (
    <FormSection heading={words.heading} hint={words.hint}>
      <dl className="grid gap-y-5">
        <Value term={words.siteUrl}>{server.siteUrl}</Value>
        <Value term={words.mail}>
          {server.sendsMail ? words.mailFrom(server.mailFrom) : words.noMail}
        </Value>
        <Value term={words.inbox}>{server.mailTo || words.inboxIsContact}</Value>
      </dl>
    </FormSection>
  );
}

function Value({ term, children }: { term: string; children: string }) {
  return (
    <div>
      <dt className="text-sm text-muted">{term}</dt>
      <dd className="font-semibold break-words">{children}</dd>
    </div>
  );
}
