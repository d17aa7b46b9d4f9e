// Components of GraphiQL may return texts, which the JSX types of this project do not allow.
/** @jsxImportSource react */
import { DocExplorerStore } from '@graphiql/plugin-doc-explorer';
import { HISTORY_PLUGIN } from '@graphiql/plugin-history';
import { GraphiQL } from 'graphiql';
import { useContext, useState } from 'react';
import { useGraphiQL } from '@graphiql/react';
import { useSandboxMessages } from '../messages/sandboxMessages.ts';
import { SessionContext } from '../session/useSession.ts';
import { useTheme } from '../theme.ts';
import { documentation } from './Documentation.tsx';
import { examples } from './examples.ts';
import { createFileChoice, FileChoiceContext } from './fileChoice.ts';
import { filesPlugin } from './FilesPanel.tsx';
import { type Measurements, requestWith } from './request.ts';
import { sessionPlugin } from './SessionPanel.tsx';
import { sharePlugin } from './SharePanel.tsx';
import { linkedOperation } from './snippets.ts';
import { TopBar } from './TopBar.tsx';

const linked = linkedOperation(window.location.search);
// A reload must not open it again beside the tab in which it was edited.
if (linked) window.history.replaceState(null, '', window.location.pathname);

/** The explorer of the API, with the additions that this API needs, such as a session and files. */
export function Sandbox() {
  const words = useSandboxMessages();
  const session = useContext(SessionContext);
  const [theme] = useTheme();
  const [fileChoice] = useState(createFileChoice);
  // A new plugin list or fetcher would restart the explorer.
  const [measurements, report] = useState<Measurements>();
  const [fetcher] = useState(() => requestWith(session, fileChoice, words.failures, report));
  const [plugins] = useState(() => [
    HISTORY_PLUGIN,
    sessionPlugin(words.session.heading),
    filesPlugin(words.files.heading),
    sharePlugin(words.sharing.heading),
  ]);

  return (
    <FileChoiceContext value={fileChoice}>
      <TopBar />
      <main className="sandbox-main">
        <GraphiQL
          fetcher={fetcher}
          plugins={plugins}
          forcedTheme={theme}
          {...(linked && { initialQuery: linked.query, initialVariables: linked.variables })}
          defaultTabs={linked ? [linked, ...examples] : examples}
          referencePlugin={documentation}
          defaultEditorToolsVisibility="variables"
          inputValueDeprecation
          schemaDescription
        >
          <GraphiQL.Logo> </GraphiQL.Logo>
          <GraphiQL.Footer>
            <Measured measurements={measurements} />
          </GraphiQL.Footer>
          {/* The explorer renders it only with its own documentation. */}
          <DocExplorerStore>{null}</DocExplorerStore>
        </GraphiQL>
      </main>
    </FileChoiceContext>
  );
}

const kilobytes = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

/** Status, time and size of the last response, in the tab that shows it. */
function Measured({ measurements }: { measurements: Measurements | undefined }) {
  const words = useSandboxMessages();
  const tab = useGraphiQL(({ tabs, activeTabIndex }) => tabs[activeTabIndex]?.id);
  const [last, setLast] = useState({ measurements, tab });
  if (measurements !== last.measurements) setLast({ measurements, tab });
  return (
    <p className="sandbox-measured" role="status">
      {last.measurements &&
        last.tab === tab &&
        words.measurements(
          last.measurements.status,
          Math.round(last.measurements.milliseconds),
          kilobytes.format(last.measurements.bytes / 1000),
        )}
    </p>
  );
}
