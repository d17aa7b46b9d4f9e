/** Countries and cities that stand behind a suburb. */
const country = /^(?:new zealand|nz|aotearoa)$/i;
const city = /^(?:auckland|tāmaki makaurau|ኦክላንድ)$/i;

/** What a street ends with, and parts of a building: neither is a suburb. */
const streetOrBuilding =
  /\b(?:road|rd|street|st|avenue|ave?|drive|dr|lane|ln|place|pl|crescent|cres|terrace|tce|highway|hwy|way|parade|pde|quay|square|sq|mall|centre|center|plaza|building|house|hall|church)\.?$/i;

/**
 * The suburb or town that an address names, such as "Mount Eden" of "12 Dominion Road, Mount Eden,
 * Auckland 1024". Only what stands there: null where the address names a city or a street alone.
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
