import generalSecretaryPortrait from '../artwork/portraits/general-secretary.svg';
import headOfFinancePortrait from '../artwork/portraits/head-of-finance.svg';
import headOfPublicRelationsPortrait from '../artwork/portraits/head-of-public-relations.svg';
import presidentPortrait from '../artwork/portraits/president.svg';
import vicePresidentPortrait from '../artwork/portraits/vice-president.svg';
import type { about } from '../messages/en/about.ts';

export interface LeadershipMember {
  position: keyof (typeof about)['positions'];
  /** Null until the association announces it. */
  name: string | null;
  /** A square picture: a placeholder drawing, or the photo. */
  image: string;
}

/**
 * The leadership team in the order of the page. To announce somebody, write the name here; to show
 * a photo, put the file into client/artwork/portraits and import it above in place of the drawing.
 */
export const leadership: LeadershipMember[] = [
  { position: 'president', name: null, image: presidentPortrait },
  { position: 'vicePresident', name: null, image: vicePresidentPortrait },
  { position: 'generalSecretary', name: null, image: generalSecretaryPortrait },
  { position: 'headOfPublicRelations', name: null, image: headOfPublicRelationsPortrait },
];

/** Shown apart from the others (docs/product.md, section 3.2). */
export const headOfFinance: LeadershipMember = {
  position: 'headOfFinance',
  name: null,
  image: headOfFinancePortrait,
};
