import {
  publicationInstants,
  publicationChoices,
  type PublicationValues,
  publishFields,
  unpublishFields,
} from '../../../api/content/publication.rules.ts';
import type { PublicationInput, PublicationState } from '../../graphql/schemaTypes.generated.ts';

/** A record as a form of its publication reads it. */
export interface PublishedRecord {
  publication: PublicationState;
  publishedAt: string | null;
  unpublishAt: string | null;
}

const [published, draft, scheduled] = publicationChoices;
const choiceOf = {
  DRAFT: draft,
  SCHEDULED: scheduled,
  PUBLISHED: published,
  TAKEN_DOWN: published,
};

const instant = (text: string | null | undefined) => (text ? new Date(text) : null);

/** What a form holds of the publication of a record; a new one is published at once. */
export function publicationValues(record: PublishedRecord | null): PublicationValues {
  const shown = record ? choiceOf[record.publication] : published;
  return {
    shown,
    ...publishFields(shown === scheduled ? instant(record?.publishedAt) : null),
    ...unpublishFields(instant(record?.unpublishAt)),
  };
}

/** What mutations are sent of the publication of a record. */
export interface PublicationVariables {
  /** Null where it is left as it is. */
  publication: PublicationInput | null;
}

/** What a mutation is sent: nothing where nothing was changed, so that what the clock did stays. */
export function publicationVariables(
  values: PublicationValues,
  record: PublishedRecord | null,
): PublicationVariables {
  const before = publicationValues(record);
  const names = Object.keys(before) as (keyof PublicationValues)[];
  if (names.every((name) => values[name] === before[name])) return { publication: null };
  const { publishAt, unpublishAt } = publicationInstants(values);
  return {
    publication: {
      isDraft: values.shown === draft,
      publishAt: publishAt?.toISOString() ?? null,
      unpublishAt: unpublishAt?.toISOString() ?? null,
    },
  };
}
