import { tryParseJSONC, useGraphiQL } from '@graphiql/react';
import { useContext, useSyncExternalStore } from 'react';
import { useSandboxMessages } from '../messages/sandboxMessages.ts';
import { useSession } from '../session/useSession.ts';
import { useCopy } from '../ui/useCopy.ts';
import { FileChoiceContext } from './fileChoice.ts';
import { panelOf } from './panelOf.tsx';
import { requestOf } from './request.ts';
import { asCurl, asTypeScript, linkTo, maxLink, type SharedRequest } from './snippets.ts';

/** The operation of the tab as a link, as a command and as a program. */
function SharePanel() {
  const { sharing: words } = useSandboxMessages();
  const { user } = useSession();
  const { read, subscribe } = useContext(FileChoiceContext);
  const files = useSyncExternalStore(subscribe, read);
  const operationName = useGraphiQL((state) => state.operationName);
  const tab = useGraphiQL(({ tabs, activeTabIndex }) => tabs[activeTabIndex]);
  const [query, variables] = [tab?.query ?? '', tab?.variables ?? ''];
  const endpoint = new URL('/graphql', window.location.href).href;
  const link = linkTo(endpoint, query, variables);

  let request: SharedRequest | undefined;
  try {
    const { authorization, ...headers } = headersIn(tab?.headers);
    request = {
      ...requestOf(query, operationName, tryParseJSONC(variables), files),
      endpoint,
      headers,
      needsToken: Boolean(user ?? authorization),
    };
  } catch {
    // Unfinished JSON.
  }
  return (
    <section className="sandbox-panel">
      <h2>{words.heading}</h2>
      <p>{words.intro}</p>
      {link.length > maxLink ? <p>{words.linkTooLong}</p> : <Copied format="link" text={link} />}
      {request ? (
        <>
          <Copied format="curl" text={asCurl(request)} />
          <Copied format="typescript" text={asTypeScript(request)} />
          {request.needsToken && <p>{words.token}</p>}
        </>
      ) : (
        <p>{words.invalidJson}</p>
      )}
    </section>
  );
}

/** Browsers ignore case in the names of headers. */
const headersIn = (text: string | null | undefined): Record<string, string> =>
  Object.fromEntries(new Headers(tryParseJSONC(text ?? '') as Record<string, string>));

function Copied({ format, text }: { format: 'link' | 'curl' | 'typescript'; text: string }) {
  const { sharing: words } = useSandboxMessages();
  const { outcome, copy } = useCopy();
  return (
    <div className="sandbox-field">
      <label className="sandbox-field">
        {words.formats[format]}
        <textarea readOnly rows={3} value={text} spellCheck={false} />
      </label>
      <button type="button" onClick={() => void copy(text)}>
        {words.copy[format]}
      </button>
      <p role="status">{outcome !== 'idle' && words[outcome]}</p>
    </div>
  );
}

export const sharePlugin = panelOf(
  SharePanel,
  // An arrow out of a box.
  'M12 15V4m-4 4 4-4 4 4M7 11H5v9h14v-9h-2',
);
