import { randomInt } from 'node:crypto';

/** Letters and digits that are not easily confused: five bits each. */
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';

/** A secret that is easy to read out and type, in groups separated by hyphens. */
export function readableSecret(groups: number, lettersPerGroup: number): string {
  const group = () =>
    Array.from({ length: lettersPerGroup }, () => alphabet[randomInt(alphabet.length)]).join('');
  return Array.from({ length: groups }, group).join('-');
}
