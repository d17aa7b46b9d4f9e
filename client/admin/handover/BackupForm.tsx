import { useEffect, useRef, useState } from 'react';
import { textOf } from '../../forms/textOf.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { CheckBox } from '../../ui/field/CheckBox.tsx';
import { PasswordField } from '../../ui/field/PasswordField.tsx';
import { StatusLine } from '../../ui/StatusLine.tsx';
import { useAddressState } from '../../ui/useAddressState.ts';
import { SmallForm } from '../SmallForm.tsx';
import { useCreateBackupTicketMutation } from './BackupForm.generated.ts';

/**
 * Milliseconds between two checks whether the download is complete, and the number of checks: an
 * hour in total.
 */
const lookEvery = 5000;
const maxLooks = 720;

interface BackupFormProps {
  /** The instant of the last backup. A change means that the download is complete. */
  lastBackup: string | null;
  refetch: () => Promise<unknown>;
}

/**
 * Confirms the password, then makes the browser submit a form whose response is the file. A backup
 * of any size is written to the disk without filling the memory of a phone.
 */
export function BackupForm({ lastBackup, refetch }: BackupFormProps) {
  const { backup: words } = useAdminMessages().handover;
  /** The reason why the server redirected the browser here instead of sending a file. */
  const [refused, setRefused] = useAddressState('backup', '', ['', 'busy', 'expired', 'failed']);
  const [isEncrypted, setEncrypted] = useState(true);
  const download = useRef<HTMLFormElement>(null);
  const [startedAfter, setStartedAfter] = useState<{ last: string | null } | null>(null);
  const [createTicket] = useCreateBackupTicketMutation({ fetchPolicy: 'no-cache' });
  const isWaiting = startedAfter !== null && startedAfter.last === lastBackup;
  useRepeat(refetch, isWaiting);

  async function send(typed: FormData, form: HTMLFormElement) {
    const passphrase = isEncrypted ? textOf(typed, 'passphrase') : null;
    setRefused('');
    setStartedAfter(null);
    const variables = { password: textOf(typed, 'password'), passphrase };
    const { data } = await createTicket({ variables });
    if (!data || !download.current) return;
    post(download.current, { ticket: data.createBackupTicket, passphrase: passphrase ?? '' });
    setStartedAfter({ last: lastBackup });
    form.reset();
  }

  return (
    <div className="mt-6 max-w-xl print:hidden">
      <h3 className="text-xl font-semibold">{words.make}</h3>
      <SmallForm
        words={words}
        fields={words.fields}
        required={['password', ...(isEncrypted ? ['passphrase'] : [])]}
        send={send}
        className="mt-4"
      >
        {(field) => (
          <>
            <PasswordField {...field('password')} autoComplete="current-password" required />
            <CheckBox
              name="encrypt"
              label={words.encrypt}
              checked={isEncrypted}
              onChange={(event) => {
                setEncrypted(event.target.checked);
              }}
            />
            {isEncrypted ? (
              <PasswordField {...field('passphrase')} autoComplete="new-password" required />
            ) : (
              <p className="text-muted">{words.notEncrypted}</p>
            )}
          </>
        )}
      </SmallForm>
      <StatusLine tone="good">{isWaiting && words.started}</StatusLine>
      <StatusLine tone="bad">{refused && words.refused[refused]}</StatusLine>
      <form ref={download} method="post" action="/backup" hidden>
        <input name="ticket" readOnly />
        <input name="passphrase" readOnly />
      </form>
    </div>
  );
}

/** Submits a form by the browser itself, and removes the form from the page. */
function post(form: HTMLFormElement, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    const input = form.elements.namedItem(name);
    if (input instanceof HTMLInputElement) input.value = value;
  }
  form.submit();
  form.reset();
}

/** Repeats a check while the page waits for a result. */
function useRepeat(look: () => Promise<unknown>, isOn: boolean) {
  const latest = useRef(look);
  useEffect(() => {
    latest.current = look;
  });
  useEffect(() => {
    if (!isOn) return;
    let looks = 0;
    const timer = setInterval(() => {
      looks += 1;
      if (looks >= maxLooks) clearInterval(timer);
      // The next check finds what this one missed.
      latest.current().catch(() => undefined);
    }, lookEvery);
    return () => {
      clearInterval(timer);
    };
  }, [isOn]);
}
