import type { InlineStyles } from './Document.tsx';
import type { PageResults } from './graphql/pageResults.ts';
import type { Overrides } from './messages/overrides.ts';
import type { FormResult } from './forms/formResult.ts';

/** What the server hands to the browser inside the page, so that hydration starts where it ended. */
export interface ServerState {
  results: PageResults;
  /** Whether the page shows 'Unexpected Error ocurs' instead of its content. */
  failed: boolean;
  /** Whether it is the page of unknown addresses, whatever the routes of the browser say. */
  isUnknown?: true;
  /** The outcome of the form that requested the page. */
  form: FormResult | null;
  inlineStyles: InlineStyles[];
  styles: string[];
  /** The sentences of its catalogues that volunteers have changed; absent where there are none. */
  overrides?: Overrides;
  /** The names of other catalogues with such sentences. */
  overriddenElsewhere?: string[];
}
