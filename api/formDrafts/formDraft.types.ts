import { dateTime, field, inputType, objectType, string } from '../graphqlTypes.ts';
import { draftDays, maxLengths } from './formDraftLimits.ts';

export const FormDraftFile = objectType(
  'FormDraftFile',
  'A file that was selected in a form and is not saved yet.',
  {
    field: string('The name of the field of the form.'),
    name: string('The name of the file.'),
    type: string('The MIME type that the browser reported.'),
    url: string('The address of its content, on this site. It is valid for at least 6 hours.'),
  },
);
export type FormDraftFile = InstanceType<typeof FormDraftFile>;

export const FormDraft = objectType(
  'FormDraft',
  'The unsaved values of a form, as one browser tab of an account saved them last. Deleted ' +
    `${String(draftDays)} days later.`,
  {
    path: string('The path of the form, such as `/admin/add-event`.'),
    tab: string('Identifies the browser tab that saved it.'),
    page: string('The title of the page with the form.'),
    content: string.orNull(
      'The values as JSON, in the format of the web client. Null in the list of all forms.',
    ),
    userAgent: string('The `User-Agent` header of the browser.'),
    savedAt: dateTime('When it was saved.'),
  },
);
export type FormDraft = InstanceType<typeof FormDraft>;

const ContinuedDraftInput = inputType('ContinuedDraftInput', 'A draft of another browser tab.', {
  tab: string('Identifies the browser tab that saved it.'),
  savedAt: dateTime('When that tab saved it.'),
});

export const FormDraftInput = inputType('FormDraftInput', 'The unsaved values of a form.', {
  path: string(`The path of the form, at most ${String(maxLengths.path)} characters.`),
  tab: string(`Identifies the browser tab, at most ${String(maxLengths.tab)} characters.`),
  page: string(`The title of the page, at most ${String(maxLengths.page)} characters.`),
  content: string(`The values as JSON, at most ${String(maxLengths.content)} characters.`),
  continued: field.orNull(
    () => ContinuedDraftInput,
    'The draft of another browser tab that this one continues. It is deleted.',
  ),
});
export type FormDraftInput = InstanceType<typeof FormDraftInput>;
