import * as t from '../graphqlTypes.ts';
import { draftDays, maxLengths } from './formDraftLimits.ts';

@t.ObjectType('FormDraftFile', 'A file that was selected in a form and is not saved yet.')
export class FormDraftFile extends t.outputFields({
  field: t.string('The name of the field of the form.'),
  name: t.string('The name of the file.'),
  type: t.string('The MIME type that the browser reported.'),
  url: t.string('The address of its content, on this site. It is valid for at least 6 hours.'),
}) {}

@t.ObjectType(
  'FormDraft',
  'The unsaved values of a form, as one browser tab of an account saved them last. Deleted ' +
    `${String(draftDays)} days later.`,
)
export class FormDraft extends t.outputFields({
  path: t.string('The path of the form, such as `/admin/add-event`.'),
  tab: t.string('Identifies the draft among those of the form. The client chooses it.'),
  page: t.string('The title of the page with the form.'),
  content: t.string.orNull(
    'The values as JSON, in the format of the web client. Null in the list of all forms.',
  ),
  userAgent: t.string('The `User-Agent` header of the browser.'),
  savedAt: t.dateTime('When it was saved.'),
}) {}

@t.InputType('ContinuedDraftInput', 'A saved draft that another draft continues.')
export class ContinuedDraftInput extends t.inputFields({
  tab: t.string('Identifies the draft.'),
  savedAt: t.dateTime('When it was saved. A draft that was saved later is kept.'),
}) {}

@t.InputType('FormDraftInput', 'The unsaved values of a form.')
export class FormDraftInput extends t.inputFields({
  path: t.string(`The path of the form, at most ${String(maxLengths.path)} characters.`),
  tab: t.string(`Identifies the draft, at most ${String(maxLengths.tab)} characters.`),
  page: t.string(`The title of the page, at most ${String(maxLengths.page)} characters.`),
  content: t.string(`The values as JSON, at most ${String(maxLengths.content)} characters.`),
  continued: t.field.orNull(
    () => ContinuedDraftInput,
    'The draft of another browser tab that this one continues. It is deleted.',
  ),
}) {}
