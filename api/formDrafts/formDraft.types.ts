import { dateTime, field, inputType, objectType, string } from '../graphqlTypes.ts';

/** The number of days that a draft is kept after it was saved last. */
export const draftDays = 60;

/** The maximum lengths of the values of a draft, in characters. */
export const maxLengths = { path: 300, tab: 100, page: 300, content: 150_000 };

/** The maximum length of the name of a field, of a file and of a type, in characters. */
export const maxFileText = 300;

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

export const ContinuedDraftInput = inputType(
  'ContinuedDraftInput',
  'A draft of another browser tab.',
  {
    tab: string('Identifies the browser tab that saved it.'),
    savedAt: dateTime('When that tab saved it.'),
  },
);

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
