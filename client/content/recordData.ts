import type { Article, Organization } from 'schema-dts';

/** The structured data of a record of any kind. */
export interface RecordData {
  /** The properties of every schema.org type. */
  thing: {
    url: string;
    description: string;
    image?: { '@type': 'ImageObject'; url: string; caption?: string };
  };
  /** ISO 8601 times of creation and last change. */
  datePublished?: string;
  dateModified?: string;
  /** The association. */
  organization: Exclude<Organization, string>;
  /** The language tag of the record. */
  inLanguage: string;
}

/** The structured data of an article, with the association as its author. */
export function articleData(headline: string, { thing, organization, ...rest }: RecordData) {
  return {
    ...thing,
    ...rest,
    headline,
    mainEntityOfPage: thing.url,
    author: organization,
    publisher: organization,
  } satisfies Omit<Extract<Article, { '@type': 'Article' }>, '@type'>;
}
