import { useDateTime } from '../../messages/useDateTime.ts';

/** An instant of the admin area, by the clock in Auckland. */
export function Instant({ at }: { at: string }) {
  return <time dateTime={at}>{useDateTime()(at)}</time>;
}
