import { sentence } from '../../grammar.ts';
import { pageTitle } from '../../heads.ts';

/** The messages of resources for visitors. */
export const page = {
  head: {
    title: pageTitle('Resources'),
    description:
      'Helpful links for Ethiopians settling in Auckland: public services, everyday information ' +
      'and job sites, gathered by subject in one place.',
  },
  heading: 'Resources',
  intro:
    'Useful places to start, whether you are settling in, looking for work or helping somebody ' +
    'who is. A link opens the website of the organisation that offers the service; our own ' +
    'documents are downloaded.',
  visit: 'Visit Resource',
  visitName: sentence('Visit Resource: {title}', 'title'),
  documentKilobytes: sentence('(PDF, {size} kB)', 'size'),
  documentMegabytes: sentence('(PDF, {size} MB)', 'size'),
  empty: 'There are no resources here yet. Please come back soon.',
};
