import { plural } from './counts.ts';

/** The examples of the bundled content (docs/product/admin.md, section 6.23). */
export const adminExamples = {
  heading: 'Examples',
  intro:
    'The site came with businesses and events that do not exist, to show how its pages will look. Each becomes your own when you change it. When you have enough of your own, remove the rest together.',
  /** The badge of an example in lists. */
  mark: 'Example',
  count: (count: number) => plural(count, 'example'),
  none: 'No example is left.',
  remove: 'Remove all examples',
  title: 'Remove all examples?',
  text: (count: number) =>
    `${plural(count, 'example goes, with its picture', 'examples go, with their pictures')}. What you have changed stays.`,
  success: (count: number) => `${plural(count, 'example has', 'examples have')} been removed.`,
  undoName: 'Undo removing the examples',
  restored: 'The examples are there again.',
};
