import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Language } from '../generated/prisma/enums.ts';
import { DateTime } from '../scalars.ts';
import type { SentenceShape } from './interfaceText.rules.ts';

type Form = SentenceShape['form'];

export const InterfaceTextForms: { [Name in Form]: Name } = {
  TEXT: 'TEXT',
  PLURAL: 'PLURAL',
  LIST: 'LIST',
};

registerEnumType(InterfaceTextForms, {
  name: 'InterfaceTextForm',
  description: 'What the texts of a sentence of the interface are.',
  valuesConfig: {
    TEXT: { description: 'One text.' },
    PLURAL: { description: 'Two: for the plural form `one` of the language, and for `other`.' },
    LIST: { description: 'The items of a list, or paragraphs.' },
  },
});

const idDescription = 'Its language and key.';
const keyDescription =
  'The name of its catalogue and the path in it, such as `home.actions.events`.';

@ObjectType({
  simpleResolvers: true,
  description: 'A sentence of the interface in the words of a volunteer.',
})
export class InterfaceTextOverride {
  @Field(() => ID, { description: idDescription })
  id!: string;

  @Field(() => String, { description: keyDescription })
  key!: string;

  @Field(() => [String], { description: 'A text, the two plural forms, or the items of a list.' })
  texts!: string[];
}

@ObjectType({
  simpleResolvers: true,
  description: 'A sentence of the public interface in one language, which volunteers can change.',
})
export class InterfaceText {
  @Field(() => ID, { description: idDescription })
  id!: string;

  @Field(() => String, { description: keyDescription })
  key!: string;

  @Field(() => Language, { description: 'Its language.' })
  language!: Language;

  @Field(() => InterfaceTextForms, { description: 'What its texts are.' })
  form!: Form;

  @Field(() => [String], {
    description: 'The texts of the catalogue. `{name}` is a place for a value.',
  })
  original!: string[];

  @Field(() => [String], {
    description: 'What pages show: the originals, where it is not changed.',
  })
  texts!: string[];

  @Field(() => Boolean, { description: 'Whether pages show other texts than the originals.' })
  isChanged!: boolean;

  @Field(() => [String], {
    nullable: true,
    description:
      'The texts of the catalogue when it was changed, where a later version of the site has others; else null.',
  })
  formerOriginal!: string[] | null;

  @Field(() => Boolean, {
    description: 'Whether a native reader has found the texts of the catalogue right.',
  })
  isChecked!: boolean;

  @Field(() => Int, { description: 'The least number of its texts.' })
  minItems!: number;

  @Field(() => Int, { description: 'The greatest number of its texts.' })
  maxItems!: number;

  @Field(() => Int, { description: 'How long each text may be, in characters.' })
  maxLength!: number;

  @Field(() => DateTime, { nullable: true, description: 'When it was last changed; null: never.' })
  changedAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The email address of the account that changed it last, also of one that was removed; null where that is not known.',
  })
  changedBy!: string | null;

  @Field(() => Int, {
    description: 'Counts the changes; a change names the version it is based on. At first 0.',
  })
  version!: number;
}
