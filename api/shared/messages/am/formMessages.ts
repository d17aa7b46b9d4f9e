export { dates } from './dates.ts';
export { failures } from './failures.ts';
export { fieldErrors } from './fieldErrors.ts';
export { forms } from './forms.ts';
