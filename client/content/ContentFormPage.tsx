import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  type EditedRecord,
  type FieldName,
  type RecordFormHandle,
  useRecordToEdit,
  type Versioned,
} from '../forms/formOptions.ts';
import type { Component } from '../jsx/jsxTypes.ts';
import { type AdminKindName, adminKinds } from './adminKinds.ts';
import { evictRecordLists } from './evictRecords.ts';
import { useAdminMessages } from '../messages/adminMessages.ts';
import { usePageLanguage } from '../messages/createMessages.ts';
import { AdminRecordActions } from './AdminRecordActions.tsx';
import { useRestore } from './useRestore.ts';
import type { LanguageSection_RecordFragment } from './translation/LanguageSection.generated.ts';
import { readIn } from './translation/readIn.ts';
import { RecordFormPage, type RecordFormPageProps } from './RecordFormPage.tsx';
import { useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { draftRulesOf, rulesFor } from '../../api/shared/content/emptyFields.rules.ts';
import {
  type Fields,
  type TranslatedName,
  translatedNames,
} from '../../api/shared/content/fields.rules.ts';
import {
  isDraft,
  type PublicationShape,
  type PublicationValues,
  withPublication,
} from '../../api/shared/content/publication.rules.ts';
import type { FormValues } from '../forms/values.ts';
import { useDateTime } from '../messages/useDateTime.ts';
import type { FieldMessages } from '../../api/shared/messages/words.ts';
import type { TranslatedRecord } from './translation/translationValues.ts';
import { type ContentFormOptions, useContentForm } from './translation/useContentForm.ts';
import {
  type PublicationVariables,
  publicationValues,
  publicationVariables,
  type PublishedRecord,
} from './publication/publicationValues.ts';

interface ContentFormOfKind<Data, Saved extends Versioned> extends Pick<
  RecordFormPageProps<Data, Saved>,
  'recordIn'
> {
  kind: AdminKindName;
  titleOf: (record: Saved) => string;
  /** The generated hook that reads the record. */
  useQuery: (
    options: ReturnType<typeof useRecordToEdit>,
  ) => RecordFormPageProps<Data, Saved>['query'];
  Form: Component<EditedRecord<Saved>>;
}

/** Makes the form page of a kind of content. */
export function contentFormPage<
  Data,
  Saved extends Versioned & LanguageSection_RecordFragment & { path: string },
>({ kind, titleOf, recordIn, useQuery, Form }: ContentFormOfKind<Data, Saved>) {
  const { path, addPath, useMessages } = adminKinds[kind];
  return function ContentFormPage() {
    const words = useMessages();
    const { deletedMeanwhile } = useAdminMessages().adminForms;
    const language = usePageLanguage();
    const restore = useRestore();
    const form = useRef<RecordFormHandle>(null);
    const list = { to: `/admin/${path}`, name: words.list.heading };
    return (
      <RecordFormPage
        words={words}
        query={useQuery(useRecordToEdit())}
        recordIn={recordIn}
        list={list}
        addPath={`/admin/${addPath}`}
        handle={form}
        nameOf={(record) => titleOf(readIn(record, language))}
        restore={(id) =>
          restore([{ kind, id }], {
            success: deletedMeanwhile.restored,
            name: deletedMeanwhile.restore,
          })
        }
        actions={(record) => (
          <AdminRecordActions
            kind={kind}
            id={record.id}
            version={record.version}
            form={form}
            title={titleOf(readIn(record, language))}
            path={record.path}
            listPath={list.to}
            tools={['copy', 'history', 'delete']}
          />
        )}
      >
        {(edited) => <Form {...edited} />}
      </RecordFormPage>
    );
  };
}

type Text<Shape extends z.ZodRawShape, All extends Fields> = TranslatedName<All> & FieldName<Shape>;

/**
 * The form of a kind of content: the form of its texts together with its publication. The rules of
 * publishing apply unless a draft is saved.
 */
export function usePublishableForm<
  Shape extends z.ZodRawShape,
  All extends Fields,
  Saved extends Versioned & TranslatedRecord<Text<Shape, All>> & PublishedRecord,
  Variables,
>(
  kind: Omit<
    ContentFormOptions<Shape, Text<Shape, All>, Saved, Variables>,
    'create' | 'update' | 'texts' | 'editPath' | 'evict'
  > &
    Pick<
      ContentFormOptions<Shape, Text<Shape, All>, Saved, Variables & PublicationVariables>,
      'create' | 'update'
    > & { kind: AdminKindName; fields: All },
) {
  const { publication: words, adminForms } = useAdminMessages();
  const dateTime = useDateTime();
  type Extended = Shape & PublicationShape;
  const labels: Record<string, FieldMessages> = { ...kind.labels, ...words.fields };
  labels['shown'] = { ...words.fields.shown, values: words.choices };
  const choices = [
    'shown',
    ...Object.keys(kind.fields).filter((name) => kind.fields[name]?.values),
  ];
  const valuesOf = (from: Saved | null) => ({ ...kind.valuesOf(from), ...publicationValues(from) });
  const [values, setValues] = useState<FormValues>(() => valuesOf(kind.record));
  const rulesOfState = isDraft(values) ? draftRulesOf(kind.rules, kind.fields) : kind.rules;
  const rules = rulesFor(rulesOfState, kind.fields, values);
  const form = useContentForm<
    Extended,
    Text<Shape, All> & FieldName<Extended>,
    Saved,
    Variables & PublicationVariables
  >({
    ...kind,
    editPath: `/admin/${adminKinds[kind.kind].editPath}`,
    evict: (cache) => evictRecordLists(cache, kind.kind),
    texts: translatedNames(kind.fields) as (Text<Shape, All> & FieldName<Extended>)[],
    // Each stored picture of an album belongs to one record.
    notCopied: [...(kind.notCopied ?? []), 'album'] as FieldName<Extended>[],
    rules: withPublication(rules),
    labels,
    dependents: {
      ...kind.dependents,
      shown: ['publishDay', 'unpublishDay'],
      publishDay: ['unpublishDay'],
      publishTime: ['unpublishDay'],
      unpublishTime: ['unpublishDay'],
    },
    valuesOf,
    notShown({ publication, publishedAt }) {
      if (publication === 'PUBLISHED') return null;
      const isToCome = publication === 'SCHEDULED' && publishedAt !== null;
      return isToCome ? words.seenFrom(dateTime(publishedAt)) : adminForms.notShown;
    },
    variablesOf: async (values, record) => {
      const own = Object.entries(values).filter(([name]) => name in kind.rules.shape);
      const parsed = Object.fromEntries(own) as z.output<z.ZodObject<Shape>>;
      const shown = values as unknown as PublicationValues;
      return {
        ...(await kind.variablesOf(parsed, record)),
        ...publicationVariables(shown, record),
      };
    },
  });
  const chosen = useWatch({ control: form.control, name: choices }) as string[];
  const isSame = choices.every((name, index) => values[name] === chosen[index]);
  if (!isSame) {
    const entries = choices.map((name, index) => [name, chosen[index]] as const);
    setValues(Object.fromEntries(entries) as FormValues);
  }
  // A draft, or a record with another choice, may lack what was marked as missing before.
  const recheck = useEffectEvent(() => form.recheck(Object.keys(labels)));
  useEffect(() => {
    recheck();
  }, [values]);
  return { ...form, kind: kind.kind };
}
