export { failures } from './failures.ts';
export { fieldErrors } from './fieldErrors.ts';
