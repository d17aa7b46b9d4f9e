/** Today as YYYY-MM-DD where the association is, wherever the reader may be. */
export function todayInAuckland(): string {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: 'Pacific/Auckland',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(new Date());
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((candidate) => candidate.type === type)?.value ?? '';
  return [part('year'), part('month'), part('day')].join('-');
}
