/** The examples of the bundled content (docs/product/admin.md, section 6.23). */
export const adminExamples = {
  heading: 'Examples',
  intro:
    'The site came with businesses and events that do not exist, to show how its pages will look. Each becomes your own when you change it. When you have enough of your own, remove the rest together.',
  /** The badge of an example in lists. */
  mark: 'Example',
  count: (count: number) => (count === 1 ? '1 example' : `${String(count)} examples`),
  none: 'No example is left.',
  remove: 'Remove all examples',
  title: 'Remove all examples?',
  text: (count: number) =>
    count === 1
      ? 'One example goes, with its picture. What you have changed stays.'
      : `${String(count)} examples go, with their pictures. What you have changed stays.`,
  success: (count: number) =>
    count === 1 ? 'One example has been removed.' : `${String(count)} examples have been removed.`,
  undoName: 'Undo removing the examples',
  restored: 'The examples are there again.',
};
