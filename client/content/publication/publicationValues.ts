import {
  publicationChoices,
  publicationInstants,
  type PublicationValues,
  publishFields,
  unpublishFields,
} from '../../../api/shared/content/publication.rules.ts';
import type { PublicationInput, PublicationState } from '../../graphql/schemaTypes.generated.ts';
import { useWatch } from 'react-hook-form';
import type { RecordFormState } from '../../forms/recordFormState.ts';
import { useBrowserValue } from '../../ui/useBrowserValue.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { useDateTime } from '../../messages/useDateTime.ts';

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

/** Whether the form sets a time of publication that is past, so that visitors see the record at once. */
export function useIsPast(control: RecordFormState['control']): boolean {
  const names = ['shown', 'publishDay', 'publishTime'];
  const [shown = '', publishDay = '', publishTime = ''] = useWatch({
    control,
    name: names,
  }) as string[];
  const begin = { shown, publishDay, publishTime };
  const { publishAt } = publicationInstants({ ...begin, unpublishDay: '', unpublishTime: '' });
  return useBrowserValue(() => publishAt !== null && publishAt <= new Date(), false);
}

/** Formats whether visitors see a record, and from when or until when. */
export function usePublicationText() {
  const { publication: words } = useAdminMessages();
  const dateTime = useDateTime();
  return ({ publication, publishedAt, unpublishAt }: PublishedRecord): string => {
    if (publication === 'SCHEDULED' && publishedAt) return words.from(dateTime(publishedAt));
    if (publication === 'PUBLISHED' && unpublishAt) return words.until(dateTime(unpublishAt));
    return words.states[publication];
  };
}
