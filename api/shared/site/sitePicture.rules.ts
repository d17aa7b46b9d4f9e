import { z } from 'zod';
import { pictureDetails } from '../content/pictureDetails.rules.ts';
import type { FileField } from '../media/picture.rules.ts';

export const sitePictureField = {
  name: 'image',
  kinds: ['image'],
  required: false,
} satisfies FileField;

export const sitePictureRules = z.object(pictureDetails);
