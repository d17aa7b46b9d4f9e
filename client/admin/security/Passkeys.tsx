import { useState } from 'react';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { StatusLine } from '../../ui/StatusLine.tsx';
import { AddPasskey } from './AddPasskey.tsx';
import { PasskeyRow } from './PasskeyRow.tsx';
import type { PasskeyRow_PasskeyFragment } from './PasskeyRow.generated.ts';
import { useKnowsPasskeys } from './passkeyBrowser.ts';
import type { ChangeProps } from './changeProps.ts';

interface PasskeysProps extends ChangeProps {
  passkeys: PasskeyRow_PasskeyFragment[];
}

/** The passkeys of the account, with their operations and the form to add one. */
export function Passkeys({ passkeys, ...change }: PasskeysProps) {
  const { passkeys: words } = useAdminMessages().security;
  const [news, setNews] = useState('');
  const knowsPasskeys = useKnowsPasskeys();
  return (
    <section aria-labelledby="passkeys-heading">
      <h3 id="passkeys-heading" className="text-xl font-semibold">
        {words.heading}
      </h3>
      <p className="mt-1 max-w-[44em] text-muted">{words.intro}</p>
      <ul className="mt-4 max-w-2xl divide-y divide-line border-y border-line empty:hidden">
        {passkeys.map((passkey) => (
          <PasskeyRow key={passkey.id} passkey={passkey} tell={setNews} {...change} />
        ))}
      </ul>
      <StatusLine tone="good">{news}</StatusLine>
      {knowsPasskeys && <AddPasskey tell={setNews} {...change} />}
      {!knowsPasskeys && <p className="mt-4">{words.unsupported}</p>}
    </section>
  );
}
