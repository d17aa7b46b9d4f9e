import type { Messages } from '../messages/en';

export type Position = keyof Messages['about']['positions'];

/** File name, without `.svg`, in client/artwork/portraits. */
export type Portrait =
  | 'president'
  | 'vice-president'
  | 'general-secretary'
  | 'head-of-public-relations'
  | 'head-of-finance';

export interface LeadershipMember {
  position: Position;
  /** null until the association announces it. */
  name: string | null;
  portrait: Portrait;
  /** Head of Finance stands apart from the row of the other four (section 2, About). */
  shownSeparately: boolean;
}

export const leadership: LeadershipMember[] = [
  { position: 'president', name: null, portrait: 'president', shownSeparately: false },
  { position: 'vicePresident', name: null, portrait: 'vice-president', shownSeparately: false },
  {
    position: 'generalSecretary',
    name: null,
    portrait: 'general-secretary',
    shownSeparately: false,
  },
  {
    position: 'headOfPublicRelations',
    name: null,
    portrait: 'head-of-public-relations',
    shownSeparately: false,
  },
  { position: 'headOfFinance', name: null, portrait: 'head-of-finance', shownSeparately: true },
];
