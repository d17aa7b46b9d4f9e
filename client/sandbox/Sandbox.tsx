// Components of GraphiQL may return texts, which the JSX types of this project do not allow.
/** @jsxImportSource react */
import { HISTORY_PLUGIN } from '@graphiql/plugin-history';
import { GraphiQL } from 'graphiql';
import { useContext, useState } from 'react';
import { useSandboxMessages } from '../messages/sandboxMessages.ts';
import { SessionContext } from '../session/useSession.ts';
import { useTheme } from '../theme.ts';
import { examples } from './examples.ts';
import { createFileChoice, FileChoiceContext } from './fileChoice.ts';
import { filesPlugin } from './FilesPanel.tsx';
import { requestWith } from './request.ts';
import { sessionPlugin } from './SessionPanel.tsx';
import { TopBar } from './TopBar.tsx';

/** The explorer of the API, with the additions that this API needs: a session, and files. */
export function Sandbox() {
  const words = useSandboxMessages();
  const session = useContext(SessionContext);
  const [theme] = useTheme();
  const [fileChoice] = useState(createFileChoice);
  // A new plugin list or fetcher would restart the explorer.
  const [fetcher] = useState(() => requestWith(session, fileChoice));
  const [plugins] = useState(() => [
    HISTORY_PLUGIN,
    sessionPlugin(words.session.heading),
    filesPlugin(words.files.heading),
  ]);

  return (
    <FileChoiceContext value={fileChoice}>
      <TopBar />
      <main className="sandbox-main">
        <GraphiQL
          fetcher={fetcher}
          plugins={plugins}
          forcedTheme={theme}
          defaultTabs={examples}
          defaultEditorToolsVisibility="variables"
          inputValueDeprecation
          schemaDescription
        >
          <GraphiQL.Logo> </GraphiQL.Logo>
        </GraphiQL>
      </main>
    </FileChoiceContext>
  );
}
