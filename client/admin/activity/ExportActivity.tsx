import { useEffect } from 'react';
import { shownInAuckland } from '../../../api/dates/aucklandInstant.rules.ts';
import { AsyncButton } from '../../content/AsyncButton.tsx';
import { useFailureText } from '../../graphql/useFailureText.ts';
import type { ActivityFilter } from '../../graphql/schemaTypes.generated.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { usePageLanguage } from '../../messages/createMessages.ts';
import { downloadFile } from '../../ui/downloadFile.ts';
import { Toaster } from '../../ui/Toaster.tsx';
import { useToasts } from '../../ui/toasts.ts';
import { useExportActivityMutation } from './ExportActivity.generated.ts';

/** Downloads what the filter shows as a table for a spreadsheet. */
export function ExportActivity({ filter }: { filter: ActivityFilter }) {
  const { export: words } = useAdminMessages().activity;
  const language = usePageLanguage();
  const failureText = useFailureText();
  const { bring, notify } = useToasts();
  useEffect(() => bring(Toaster), [bring]);
  const [makeTable] = useExportActivityMutation();

  async function run() {
    try {
      const { data } = await makeTable({ variables: { filter, language } });
      if (!data) return;
      const { csv, rows, isCut } = data.exportActivity;
      const name = `activity-${shownInAuckland(new Date()).day}.csv`;
      downloadFile(name, csv, 'text/csv;charset=utf-8');
      notify({ tone: 'good', text: isCut ? words.cut(rows) : words.done(rows) });
    } catch (error) {
      notify({ tone: 'bad', text: words.failure, reason: failureText(error) });
    }
  }
  return <AsyncButton name={words.button} label={words.button} busyLabel={words.busy} run={run} />;
}
