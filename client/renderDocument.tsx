import { renderToString } from 'react-dom/server';
import {
  type createStaticRouter,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom';
import { Document, type InlineStyles } from './Document.tsx';
import { type FormResult, FormResultContext } from './forms/submission/formResult.ts';
import { ApiContext } from './graphql/api.ts';
import type { PageResults } from './graphql/pageResults.ts';
import { inlineJson } from './inlineJson.ts';
import { type DocumentMessages, MessagesContext } from './messages/createMessages.ts';
import { pageBytes, statePlaceholder, stylesPlaceholder } from './pageBytes.ts';
import type { ServerState } from './serverState.ts';
import { startScript } from './startScript.ts';

/** Finds the addresses of the built files for a page, by the ids of its routes. */
export type FindAssets = (routeIds: string[]) => {
  script: string;
  inlineStyles: InlineStyles[];
  styles: string[];
  preloads: string[];
};

/** Renders the HTML of a page, with the state from which the browser continues. */
export function renderDocument(
  messages: DocumentMessages,
  router: ReturnType<typeof createStaticRouter>,
  routing: StaticHandlerContext,
  results: PageResults,
  findAssets: FindAssets,
  form: FormResult | null,
): Buffer {
  const assets = findAssets(routing.matches.map(({ route }) => route.id));
  const { script, inlineStyles, styles, preloads } = assets;
  const placeholders = inlineStyles.map(({ href }) => ({ href, text: stylesPlaceholder }));
  const result = renderToString(
    <MessagesContext value={messages}>
      <Document inlineStyles={placeholders} styles={styles} state={statePlaceholder}>
        <ApiContext value={{ client: null, load: neverLoaded, results }}>
          <FormResultContext value={form}>
            <StaticRouterProvider router={router} context={routing} hydrate={false} />
          </FormResultContext>
        </ApiContext>
      </Document>
    </MessagesContext>,
  );
  const state: ServerState = {
    results: Object.fromEntries(Object.entries(results).filter(([, { error }]) => !error)),
    failed: routing.errors !== null,
    ...(routing.matches.at(-1)?.route.path === '*' && { isUnknown: true }),
    form,
    inlineStyles: inlineStyles.map(({ href }) => ({ href, text: '' })),
    styles,
    ...changedTexts(messages),
  };
  const start = `<script data-entry="${script}" data-preloads="${preloads.join(' ')}">${startScript}</script>`;
  return pageBytes(result, inlineStyles, inlineJson(state), start);
}

/** Adds nothing to a page without edited messages. */
function changedTexts({ overrides, overriddenElsewhere }: DocumentMessages) {
  return {
    ...(Object.keys(overrides).length > 0 && { overrides }),
    ...(overriddenElsewhere.length > 0 && { overriddenElsewhere }),
  };
}

/** Effects, which load Apollo Client, do not run on the server. */
const neverLoaded = () => Promise.reject(new Error('Apollo Client is for browsers.'));
