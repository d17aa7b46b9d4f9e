import { fieldFailure } from '../errors.ts';
import type { FieldError } from '../fieldErrors.rules.ts';

/** The argument of the file, which is a field of the form. */
export const fileField = { name: 'file' };

/** The failure of a file that is not read at all. */
export const csvRefused = (error: FieldError) => fieldFailure({ [fileField.name]: error });
