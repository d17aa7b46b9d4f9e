import type { Base } from './merge.ts';
import type { Sent } from './sent.ts';
import type { FormValues } from './values.ts';

/** What a form held before all of it was replaced. */
export interface Former {
  values: FormValues;
  base: Base | null;
  sent: Sent | null;
}

/** What has happened to the content of a form without being typed. */
export type Notice =
  { what: 'restored'; lostFiles: string[] } | { what: 'discarded' | 'replaced'; former: Former };
