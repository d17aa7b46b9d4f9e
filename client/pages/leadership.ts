import generalSecretaryPortrait from '../artwork/portraits/general-secretary.svg';
import headOfFinancePortrait from '../artwork/portraits/head-of-finance.svg';
import headOfPublicRelationsPortrait from '../artwork/portraits/head-of-public-relations.svg';
import presidentPortrait from '../artwork/portraits/president.svg';
import vicePresidentPortrait from '../artwork/portraits/vice-president.svg';
import type { Office } from '../graphql/schemaTypes.generated.ts';
import type { about } from '../../api/shared/messages/en/about.ts';

export interface LeadershipPosition {
  office: Office;
  /** The key of its name; null for an office that the association names itself. */
  position: keyof (typeof about)['positions'] | null;
  /** A square drawing. */
  image: string;
}

/** The offices in the order of the page (docs/product/pages.md, section 3.2). */
export const leadership: LeadershipPosition[] = [
  { office: 'PRESIDENT', position: 'president', image: presidentPortrait },
  { office: 'VICE_PRESIDENT', position: 'vicePresident', image: vicePresidentPortrait },
  { office: 'GENERAL_SECRETARY', position: 'generalSecretary', image: generalSecretaryPortrait },
  {
    office: 'HEAD_OF_PUBLIC_RELATIONS',
    position: 'headOfPublicRelations',
    image: headOfPublicRelationsPortrait,
  },
];

/** An office that the association names itself; shown after the others, if it has an officer. */
export const otherOffice: LeadershipPosition = {
  office: 'OTHER',
  position: null,
  image: generalSecretaryPortrait,
};

/** Shown separately from the others. */
export const headOfFinance: LeadershipPosition = {
  office: 'HEAD_OF_FINANCE',
  position: 'headOfFinance',
  image: headOfFinancePortrait,
};
