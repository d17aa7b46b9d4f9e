import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Language } from '../generated/prisma/enums.ts';
import { DateTime } from '../scalars.ts';
import type { SentenceShape } from '../shared/interfaceTexts/interfaceText.rules.ts';
import { displayNameRule } from '../session/accountNames.ts';

type Form = SentenceShape['form'];

export const InterfaceTextForms: { [Name in Form]: Name } = {
  TEXT: 'TEXT',
  PLURAL: 'PLURAL',
  LIST: 'LIST',
};

registerEnumType(InterfaceTextForms, {
  name: 'InterfaceTextForm',
  description: 'The form of an interface text.',
  valuesConfig: {
    TEXT: { description: 'One text.' },
    PLURAL: { description: 'Two texts: for the plural forms `one` and `other` of the language.' },
    LIST: { description: 'The items of a list, or paragraphs.' },
  },
});

const idDescription = 'Its language and key.';
const keyDescription =
  'The name of its catalogue and the path in it, such as `home.actions.events`.';

@ObjectType({
  simpleResolvers: true,
  description: 'An interface text that volunteers have changed.',
})
export class InterfaceTextOverride {
  @Field(() => ID, { description: idDescription })
  id!: string;

  @Field(() => String, { description: keyDescription })
  key!: string;

  @Field(() => [String], { description: 'A text, the two plural forms, or the items of a list.' })
  texts!: string[];
}

@InputType({ description: 'An interface text and the version of it that was last read.' })
export class InterfaceTextVersionInput {
  @Field(() => ID, { description: idDescription })
  id!: string;

  @Field(() => Int, { description: 'The `version` that was last read.' })
  version!: number;
}

@ObjectType({
  simpleResolvers: true,
  description: 'An interface text of public pages in one language, which volunteers can change.',
})
export class InterfaceText {
  @Field(() => ID, { description: idDescription })
  id!: string;

  @Field(() => String, { description: keyDescription })
  key!: string;

  @Field(() => Language, { description: 'Its language.' })
  language!: Language;

  @Field(() => InterfaceTextForms, { description: 'The form of its texts.' })
  form!: Form;

  @Field(() => [String], {
    description: 'The texts of the catalogue. `{name}` is a placeholder for a value.',
  })
  original!: string[];

  @Field(() => [String], {
    description: 'The texts that pages show: the originals, if it is not changed.',
  })
  texts!: string[];

  @Field(() => Boolean, { description: 'Whether pages show other texts than the originals.' })
  isChanged!: boolean;

  @Field(() => [String], {
    nullable: true,
    description:
      'The texts of the catalogue at the time of the change, if a later version of the site ' +
      'has different ones; otherwise null.',
  })
  formerOriginal!: string[] | null;

  @Field(() => Boolean, {
    description: 'Whether a native reader has confirmed the texts of the catalogue.',
  })
  isChecked!: boolean;

  @Field(() => Int, { description: 'The minimum number of texts.' })
  minItems!: number;

  @Field(() => Int, { description: 'The maximum number of texts.' })
  maxItems!: number;

  @Field(() => Int, { description: 'The maximum length of each text, in characters.' })
  maxLength!: number;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When it was last changed. Null if it never was.',
  })
  changedAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: `The name of the account that last changed it, even if the account was removed since. ${displayNameRule} Null if it is not known.`,
  })
  changedBy!: string | null;

  @Field(() => Int, {
    description:
      'The number of the current version, 0 at first. Mutations that change the text require it.',
  })
  version!: number;
}
