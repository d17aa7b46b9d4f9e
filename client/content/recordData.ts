import type { Article, Organization } from 'schema-dts';

/** What search engines are told of a record of any kind. */
export interface RecordData {
  /** What schema.org has of everything. */
  thing: {
    url: string;
    description: string;
    image?: { '@type': 'ImageObject'; url: string; caption?: string };
  };
  /** When the record was created and last changed (ISO 8601). */
  datePublished?: string;
  dateModified?: string;
  /** The association. */
  organization: Exclude<Organization, string>;
  /** The tag of the language in which it is written. */
  inLanguage: string;
}

/** A text with its title, by the association. */
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
