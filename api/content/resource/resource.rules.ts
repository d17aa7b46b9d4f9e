import { z } from 'zod';
import { categoryIdRule, requiredLine, requiredText } from '../common.rules.ts';
import { optionalUrl, requiredUrl } from '../link.rules.ts';

/** docs/product/fields.md, section 6.5. */
export const resourceRules = z.object({
  title: requiredLine(),
  link: requiredUrl(),
  description: requiredText(),
  categoryId: categoryIdRule,
});

/** The field of the document. */
export const documentField = 'document';

/** A resource with a document needs no link. Users of these rules must check that there is one of both. */
export const resourceOrDocumentRules = resourceRules.extend({ link: optionalUrl() });
