import type { InlineStyles } from './Document.tsx';
import type { PageResults } from './graphql/pageResults.ts';
import type { Overrides } from '../api/shared/messages/overrides.ts';
import type { FormResult } from './forms/submission/formResult.ts';

/**
 * The state that the server sends to the browser inside the page, so that hydration continues from
 * it.
 */
export interface ServerState {
  results: PageResults;
  /** Whether the page shows 'Unexpected Error ocurs' instead of its content. */
  failed: boolean;
  /** Whether it is the page of unknown addresses, even if the routes of the browser match. */
  isUnknown?: true;
  /** The result of the form that requested the page. */
  form: FormResult | null;
  inlineStyles: InlineStyles[];
  styles: string[];
  /** The edited messages of its catalogues; absent if there are none. */
  overrides?: Overrides;
  /** The names of other catalogues with edited messages. */
  overriddenElsewhere?: string[];
}
