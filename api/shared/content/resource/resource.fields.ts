import { category, line, lines, rulesOf, url } from '../fields.rules.ts';
import { requiredUrl } from '../link.rules.ts';

/** The fields of a resource, in the order of its form. */
export const resourceFields = {
  title: line({ section: 'what', translated: true, csv: ['name', 'resource', 'ስም'] }),
  categoryId: category({ csv: ['type', 'kind', 'ዓይነት'] }),
  link: url({
    optional: true,
    description: 'an http(s) address. Required if there is no document',
    csv: ['website', 'web', 'url', 'web address', 'ድረ ገጽ'],
  }),
  description: lines({ translated: true, csv: ['details', 'about', 'ዝርዝር', 'መግለጫ'] }),
};

export const documentField = 'document';

/** A resource with a document needs no link. Users of these rules must check that there is a link or a document. */
export const resourceOrDocumentRules = rulesOf(resourceFields);

/** docs/product/fields.md, section 6.5. */
export const resourceRules = resourceOrDocumentRules.extend({ link: requiredUrl() });
