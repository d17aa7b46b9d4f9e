import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import 'graphiql/setup-workers/vite';
// A separate import instead of graphiql/style.css, which contains half a megabyte of fonts.
import '@graphiql/react/style.css';
import '@graphiql/plugin-doc-explorer/style.css';
import '@graphiql/plugin-history/style.css';
import 'graphiql/graphiql.css';
import { ApiConnectionProvider, createApiConnection } from '../session/apiConnection.tsx';
import { SessionContext } from '../session/useSession.ts';
import { watchSession } from '../session/watchSession.ts';
import { Sandbox } from './Sandbox.tsx';
import '../fonts/fonts.css';
import './sandbox.css';

const connection = createApiConnection([]);
const { session } = connection;
// The server sent no page to hydrate, so Apollo Client need not wait.
connection.markHydrated();
watchSession(session);
// The schema may be queried as the signed-in user.
await Promise.all([session.restore(), connection.load()]);

const root = document.getElementById('sandbox');
if (!root) throw new Error('The page has no place for the sandbox.');
createRoot(root).render(
  <StrictMode>
    <ApiConnectionProvider connection={connection}>
      <SessionContext value={session}>
        <Sandbox />
      </SessionContext>
    </ApiConnectionProvider>
  </StrictMode>,
);
