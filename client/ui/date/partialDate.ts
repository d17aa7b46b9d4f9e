import { ignoreStorageErrors } from '../../ignoreStorageErrors.ts';
import { type EthiopianParts, noParts } from './ethiopianParts.ts';
import { partialDatePrefix } from './partialDatePrefix.ts';

const keyOf = (name: string) => `${partialDatePrefix}${window.location.pathname}:${name}`;

/** The stored incomplete date of a field; empty if there is none. */
export function storedPartialDate(name: string): string {
  return ignoreStorageErrors(() => sessionStorage.getItem(keyOf(name))) ?? '';
}

/** @param parts null once the date is complete */
export function storePartialDate(name: string, parts: EthiopianParts | null): void {
  // Without storage it lasts as long as the page.
  ignoreStorageErrors(() => {
    if (parts) sessionStorage.setItem(keyOf(name), JSON.stringify(parts));
    else sessionStorage.removeItem(keyOf(name));
  });
}

/** The parts of the stored text; empty parts if it cannot be read. */
export function readPartialDate(stored: string): EthiopianParts {
  try {
    const value: unknown = JSON.parse(stored);
    return isParts(value) ? value : noParts;
  } catch {
    return noParts;
  }
}

const isParts = (value: unknown): value is EthiopianParts =>
  typeof value === 'object' &&
  value !== null &&
  ['day', 'month', 'year'].every((name) => typeof Reflect.get(value, name) === 'string');
