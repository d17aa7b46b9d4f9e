import {
  publicationInstants,
  publicationChoices,
  type PublicationValues,
  publishFields,
  unpublishFields,
} from '../../../api/shared/content/publication.rules.ts';
import type { PublicationInput, PublicationState } from '../../graphql/schemaTypes.generated.ts';

/** A record as the publication section of a form reads it. */
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

/** The form values of a record's publication; a new record is published at once. */
export function publicationValues(record: PublishedRecord | null): PublicationValues {
  const shown = record ? choiceOf[record.publication] : published;
  return {
    shown,
    ...publishFields(shown === scheduled ? instant(record?.publishedAt) : null),
    ...unpublishFields(instant(record?.unpublishAt)),
  };
}

/** The mutation variables of a record's publication. */
export interface PublicationVariables {
  /** Null to leave it unchanged. */
  publication: PublicationInput | null;
}

/**
 * The publication input of a mutation: nothing if the form did not change it, so that a scheduled
 * change is not overwritten.
 */
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
