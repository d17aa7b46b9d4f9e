import { z } from 'zod';
import { aucklandInstant, shownInAuckland } from '../dates/aucklandInstant.ts';
import { daysLater } from '../dates/days.ts';
import { inDayRange, isDay, optionalDay } from './common.rules.ts';

/** The choices of a form: publish now or keep published, hide from visitors, or publish at a set time. */
export const publicationChoices = ['published', 'draft', 'scheduled'] as const;

/** The publication fields of a form. Days and times are those of Auckland. */
export interface PublicationValues {
  /** One of `publicationChoices`. */
  shown: string;
  /** YYYY-MM-DD, or empty. */
  publishDay: string;
  /** HH:MM. If it is empty, the start of the day. */
  publishTime: string;
  unpublishDay: string;
  /** HH:MM. If it is empty, the end of the day. */
  unpublishTime: string;
}

/** Whether the values of a form are those of a draft. Forms without publication have none. */
export const isDraft = (values: object) => 'shown' in values && values.shown === 'draft';

/** The rules of those fields. */
export type PublicationShape = Record<keyof PublicationValues, z.ZodType<string>>;

const minutesOfDay = 24 * 60;

function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}

/** The times of publication in a form; null if not set. */
export function publicationInstants(values: PublicationValues) {
  const { shown, publishDay, publishTime, unpublishDay, unpublishTime } = values;
  const publishAt =
    shown === 'scheduled' && isDay(publishDay)
      ? aucklandInstant(publishDay, minutesOf(publishTime))
      : null;
  const lastMinutes = unpublishTime ? minutesOf(unpublishTime) : minutesOfDay;
  const unpublishAt = isDay(unpublishDay) ? aucklandInstant(unpublishDay, lastMinutes) : null;
  return { publishAt, unpublishAt };
}

/** The day and time of publication as form values; both empty if not set. */
export function publishFields(instant: Date | null) {
  if (!instant) return { publishDay: '', publishTime: '' };
  const { day, time } = shownInAuckland(instant);
  return { publishDay: day, publishTime: time === '00:00' ? '' : time };
}

/** The same for the end, where midnight is the end of the day before. */
export function unpublishFields(instant: Date | null) {
  if (!instant) return { unpublishDay: '', unpublishTime: '' };
  const { day, time } = shownInAuckland(instant);
  return time === '00:00'
    ? { unpublishDay: daysLater(day, -1), unpublishTime: '' }
    : { unpublishDay: day, unpublishTime: time };
}

/** Runs even if other fields are invalid, so that a form shows the error as soon as the field is left. */
const always = { when: () => true };

/** Adds the publication fields to the rules of a form. */
export function withPublication<Shape extends z.ZodRawShape>(
  rules: z.ZodObject<Shape>,
): z.ZodObject<Shape & PublicationShape> {
  const fields: PublicationShape = {
    shown: z.string(),
    publishDay: inDayRange(optionalDay()),
    publishTime: z.string(),
    unpublishDay: inDayRange(optionalDay()),
    unpublishTime: z.string(),
  };
  const extended = rules.extend(fields).superRefine((typed: Record<string, unknown>, context) => {
    const values = typed as unknown as PublicationValues;
    const refuse = (name: keyof PublicationValues, code: string) => {
      context.addIssue({ code: 'custom', path: [name], message: code, params: {} });
    };
    const { publishAt, unpublishAt } = publicationInstants(values);
    if (values.shown === 'scheduled' && values.publishDay === '') refuse('publishDay', 'required');
    if (values.unpublishDay === '' && values.unpublishTime) refuse('unpublishDay', 'required');
    if (publishAt && unpublishAt && unpublishAt <= publishAt) {
      refuse('unpublishDay', 'endBeforeStart');
    }
  }, always);
  return extended as unknown as z.ZodObject<Shape & PublicationShape>;
}
