import { withoutTrunkZero } from '../../../api/shared/content/trunkZero.rules.ts';

/** The address that calls a telephone number such as "+64 9 555 0100". */
export const telephoneLink = (phone: string): string =>
  `tel:${withoutTrunkZero(phone).replace(/[^+\d]/g, '')}`;
