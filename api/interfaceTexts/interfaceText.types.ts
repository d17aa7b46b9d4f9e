import { Language } from '../generated/prisma/enums.ts';
import type { SentenceShape } from '../shared/interfaceTexts/interfaceText.rules.ts';
import { displayNameRule } from '../session/accountNames.ts';
import * as t from '../graphqlTypes.ts';
import { describeEnum } from '../enumOf.ts';

type Form = SentenceShape['form'];

const InterfaceTextForms: { [Name in Form]: Name } = {
  TEXT: 'TEXT',
  PLURAL: 'PLURAL',
  LIST: 'LIST',
};

describeEnum(InterfaceTextForms, 'InterfaceTextForm', 'The form of an interface text.', {
  TEXT: 'One text.',
  PLURAL: 'Two texts: for the plural forms `one` and `other` of the language.',
  LIST: 'The items of a list, or paragraphs.',
});

const idDescription = 'Its language and key.';
const keyDescription =
  'The name of its catalogue and the path in it, such as `home.actions.events`.';

@t.ObjectType('InterfaceTextOverride', 'An interface text that volunteers have changed.')
export class InterfaceTextOverride extends t.outputFields({
  id: t.id(idDescription),
  key: t.string(keyDescription),
  texts: t.field(() => [String], 'A text, the two plural forms, or the items of a list.'),
}) {}

@t.InputType(
  'InterfaceTextVersionInput',
  'An interface text and the version of it that was last read.',
)
export class InterfaceTextVersionInput extends t.inputFields({
  id: t.id(idDescription),
  version: t.int('The `version` that was last read.'),
}) {}

@t.ObjectType(
  'InterfaceText',
  'An interface text of public pages in one language, which volunteers can change.',
)
export class InterfaceText extends t.outputFields({
  id: t.id(idDescription),
  key: t.string(keyDescription),
  language: t.field(() => Language, 'Its language.'),
  form: t.field<Form>(() => InterfaceTextForms, 'The form of its texts.'),
  original: t.field(
    () => [String],
    'The texts of the catalogue. `{name}` is a placeholder for a value.',
  ),
  texts: t.field(() => [String], 'The texts that pages show: the originals, if it is not changed.'),
  isChanged: t.boolean('Whether pages show other texts than the originals.'),
  formerOriginal: t.field.orNull(
    () => [String],
    'The texts of the catalogue at the time of the change, if a later version of the site ' +
      'has different ones; otherwise null.',
  ),
  isChecked: t.boolean('Whether a native reader has confirmed the texts of the catalogue.'),
  minItems: t.int('The minimum number of texts.'),
  maxItems: t.int('The maximum number of texts.'),
  maxLength: t.int('The maximum length of each text, in characters.'),
  changedAt: t.dateTime.orNull('When it was last changed. Null if it never was.'),
  changedBy: t.string.orNull(
    `The name of the account that last changed it, even if the account was removed since. ${displayNameRule} Null if it is not known.`,
  ),
  version: t.int(
    'The number of the current version, 0 at first. Mutations that change the text require it.',
  ),
}) {}
