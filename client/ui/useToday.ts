import { todayInAuckland } from '../../api/shared/dates/days.ts';
import { useBrowserValue } from './useBrowserValue.ts';

/**
 * The day in Auckland, YYYY-MM-DD.
 * @param renderedOn the day on which the server rendered the page, which may be earlier; absent if
 * the server renders nothing
 */
export const useToday = (renderedOn = '') =>
  useBrowserValue(() => todayInAuckland(new Date()), renderedOn);
