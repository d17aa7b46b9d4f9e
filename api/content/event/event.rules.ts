import { z } from 'zod';
import { requiredDay, requiredLine, requiredText } from '../common.rules.ts';
import { requiredUrl } from '../link.rules.ts';

/** docs/product.md, section 6.5. */
export const eventRules = z.object({
  title: requiredLine('Event title is required'),
  date: requiredDay('Event date is required', 'Date must be in DD-MM-YYYY format'),
  time: requiredLine('Event time is required'),
  description: requiredText('Event description is required'),
  location: requiredLine('Event location is required'),
  mapLink: requiredUrl('Map link is required', 'Enter a valid Google Maps URL'),
});

export const imageMessages = {
  field: 'image',
  missing: 'Event image is required',
  wrongType: 'File must be an image',
};
