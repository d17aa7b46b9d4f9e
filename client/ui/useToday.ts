import { todayInAuckland } from '../../api/dates/days.rules.ts';
import { useBrowserValue } from './useBrowserValue.ts';

/**
 * The day in Auckland, as YYYY-MM-DD.
 * @param renderedOn the day on which the server rendered the page, perhaps an earlier one; left out
 * where it renders nothing
 */
export const useToday = (renderedOn = '') =>
  useBrowserValue(() => todayInAuckland(new Date()), renderedOn);
