import { useState } from 'react';
import {
  bankFieldNames,
  isBankAccountNumber,
  settingsRules,
  settingsTexts,
  type SettingsValues,
} from '../../../api/shared/site/settings.rules.ts';
import { evictQueryFields } from '../../forms/evictCache.ts';
import { FormSection, RecordForm } from '../../forms/RecordForm.tsx';
import { SavedDrafts } from '../../forms/draft/SavedDrafts.tsx';
import { useDoubt } from '../../forms/notice/DoubtNotice.tsx';
import { textValues } from '../../forms/formOptions.ts';
import { useRecordForm } from '../../forms/useRecordForm.ts';
import type { FormValues } from '../../forms/values.ts';
import { AdminPage } from '../../layout/AdminPage.tsx';
import { QueryBoundary } from '../../lists/QueryBoundary.tsx';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { DateField } from '../../ui/date/DateField.tsx';
import { Field } from '../../ui/field/Field.tsx';
import { Select } from '../../ui/field/Select.tsx';
import { useToday } from '../../ui/useToday.ts';
import { SitePictures } from './SitePictures.tsx';
import {
  type SettingsForm_SettingsFragment,
  useFeesPaidLazyQuery,
  useSettingsToEditQuery,
  useUpdateSettingsMutation,
} from './SettingsForm.generated.ts';
import type { ServerSettings_ServerFragment } from './ServerSettings.generated.ts';

type Saved = SettingsForm_SettingsFragment;

/** The settings of the site that the committee decides (docs/product/admin.md, section 6.12). */
export function Component() {
  const { settings: words } = useAdminMessages();
  const query = useSettingsToEditQuery({ fetchPolicy: 'no-cache' });
  const [first, setFirst] = useState<Saved | null>(null);
  if (query.data && !first) setFirst(query.data.settings);
  const reload = async () => (await query.refetch()).data?.settings ?? null;
  return (
    <AdminPage heading={words.editHeading} intro={<p>{words.intro}</p>}>
      {/* Once loaded, the form stays, even if the settings cannot be read again. */}
      {first ? (
        <SavedDrafts>
          <SettingsForm record={first} reload={reload} />
        </SavedDrafts>
      ) : (
        <QueryBoundary query={query}>{() => null}</QueryBoundary>
      )}
      <SitePictures />
    </AdminPage>
  );
}

function valuesOf(settings: Saved | null): FormValues & Record<keyof SettingsValues, string> {
  return {
    ...textValues(settingsTexts, settings),
    inquiryRetentionDays: String(settings?.inquiryRetentionDays ?? ''),
    formerMemberRetentionMonths: String(settings?.formerMemberRetentionMonths ?? ''),
    saveMembershipApplications: settings?.saveMembershipApplications ? 'on' : 'off',
  };
}

/** When one part of the bank account changes, the missing parts are reported. */
const dependents = Object.fromEntries(
  bankFieldNames.map((name) => [name, bankFieldNames.filter((other) => other !== name)]),
);

function SettingsForm({ record, reload }: { record: Saved; reload: () => Promise<Saved | null> }) {
  const { settings: words } = useAdminMessages();
  const [update] = useUpdateSettingsMutation();
  const [readPaid] = useFeesPaidLazyQuery({ fetchPolicy: 'no-cache' });
  const { check, notice } = useDoubt(words.doubt);
  const [hasNewBank, setHasNewBank] = useState(false);

  async function doubtOf(input: SettingsValues, { balanceDate, bankAccountNumber }: Saved) {
    const { bankAccountNumber: number } = input;
    const isForeign = number !== '' && number !== bankAccountNumber && !isBankAccountNumber(number);
    const isMoved = input.balanceDate !== (balanceDate ?? '');
    const paid = isMoved ? (await readPaid()).data?.payments : undefined;
    const doubts = [
      isForeign && words.doubt.bankAccount(number),
      paid && paid.totalCount > 0 && words.doubt.balanceDate(paid.totalCount),
    ];
    return doubts.filter(Boolean).join(' ');
  }

  const form = useRecordForm({
    record,
    reload,
    rules: settingsRules(useToday()),
    labels: words.fields,
    dependents,
    editPath: '/admin/settings',
    valuesOf,
    async save(input, present, idempotencyKey, send) {
      const seen = present ?? record;
      const { version } = seen;
      await check(`${input.balanceDate} ${input.bankAccountNumber}`, () => doubtOf(input, seen));
      const { data } = await update({ variables: { version, input, idempotencyKey }, ...send });
      setHasNewBank(bankFieldNames.some((name) => input[name] !== seen[name]));
      return data?.updateSettings;
    },
    evict: (cache) => evictQueryFields(cache, ['siteSettings']),
  });
  const { field } = form;
  const choices = words.applications;
  const display = (name: string, value: string) =>
    name === 'saveMembershipApplications' ? choices[value === 'on' ? 'on' : 'off'] : undefined;
  return (
    <RecordForm
      form={form}
      words={hasNewBank ? { ...words, seeIt: words.seeBank } : words}
      seeItAt={hasNewBank ? '/support-us' : '/contact-us'}
      display={display}
    >
      <FormSection heading={words.sections.contact} hint={words.hints.contact}>
        <Field type="tel" {...field('phoneNumber')} />
        <Field type="email" {...field('contactEmail')} />
        <Field {...field('officeLocation')} />
      </FormSection>
      <FormSection heading={words.sections.social} hint={words.hints.social}>
        <Field type="url" {...field('facebookUrl')} />
        <Field type="url" {...field('telegramUrl')} />
        <Field type="url" {...field('whatsappUrl')} />
        <Field type="url" {...field('viberUrl')} />
      </FormSection>
      <FormSection heading={words.sections.bank} hint={words.hints.bank}>
        <Field {...field('bankAccountName')} />
        <Field {...field('bankName')} />
        <Field inputMode="numeric" {...field('bankAccountNumber')} />
      </FormSection>
      <FormSection heading={words.sections.dueDates} hint={words.hints.dueDates}>
        <Field {...field('balanceDate')} />
        <DateField {...field('lastGeneralMeeting')} />
        <DateField {...field('lastAnnualReturn')} />
        <DateField {...field('lastOfficerNotice')} />
      </FormSection>
      <FormSection heading={words.sections.receipts} hint={words.hints.receipts}>
        <Field inputMode="numeric" {...field('irdNumber')} />
        <Field {...field('charitiesNumber')} />
        <Field {...field('signatoryName')} />
        <Field {...field('signatoryOffice')} />
      </FormSection>
      <FormSection heading={words.sections.forms}>
        <Field inputMode="numeric" {...field('inquiryRetentionDays')} />
        <Field inputMode="numeric" {...field('formerMemberRetentionMonths')} />
        <Select {...field('saveMembershipApplications')} options={choices} />
      </FormSection>
      <ServerSettings server={record.server} />
      {notice}
    </RecordForm>
  );
}

/** The settings of the server, which are read-only here. */
function ServerSettings({ server }: { server: ServerSettings_ServerFragment }) {
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
