/** Country names, which may follow a suburb. */
const country = /^(?:new zealand|nz|aotearoa)$/i;
const city = /^(?:auckland|tāmaki makaurau|ኦክላንድ)$/i;

/** Endings of streets, and parts of a building. Neither is a suburb. */
const streetOrBuilding =
  /\b(?:road|rd|street|st|avenue|ave?|drive|dr|lane|ln|place|pl|crescent|cres|terrace|tce|highway|hwy|way|parade|pde|quay|square|sq|mall|centre|center|plaza|building|house|hall|church)\.?$/i;

/**
 * The suburb or town in an address, such as "Mount Eden" in "12 Dominion Road, Mount Eden, Auckland
 * 1024". It does not guess: null if the address has only a city or a street.
 */
export function suburbOf(location: string): string | null {
  const parts = location
    .split(/[,፣\n]/)
    .map((part) => part.replace(/\s+\d{4}$/, '').trim())
    .filter((part) => part && !/^\d{4}$/.test(part) && !country.test(part));
  const before = parts.at(-2);
  const last = parts.at(-1) ?? '';
  const suburb = city.test(last) ? before : before && last;
  if (!suburb || suburb.length > 40 || /\d/.test(suburb)) return null;
  return streetOrBuilding.test(suburb) ? null : suburb;
}
