import { fieldFailure } from '../errors.ts';
import type { FieldError } from '../shared/fieldErrors.rules.ts';

/** The file argument, which is also a field of the form. */
export const fileField = { name: 'file' };

/** The error for a file that is not read at all. */
export const csvRefused = (error: FieldError) => fieldFailure({ [fileField.name]: error });
