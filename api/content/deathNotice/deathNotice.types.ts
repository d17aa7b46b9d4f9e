import { Field, InputType, ObjectType } from 'type-graphql';
import { LocalDate } from '../../scalars.ts';
import { Computed } from '../computed.ts';
import { connectionOf } from '../lists/connection.ts';
import { formattedText, inputTypeOf } from '../fieldTypes.ts';
import { imageColumns, imageOf, Picture } from '../media/picture.ts';
import { PicturedContent, PicturedInput } from '../media/pictureDetails.types.ts';
import { deathNoticeFields } from '../../shared/content/deathNotice/deathNotice.fields.ts';

@ObjectType({
  implements: PicturedContent,
  simpleResolvers: true,
  description:
    'The notice of a death: when and where people meet for the funeral and to mourn, and whom to call.',
})
export class DeathNotice extends PicturedContent {
  @Field(() => String, { description: 'The name of the person who died.' })
  name!: string;

  @Field(() => LocalDate, {
    nullable: true,
    description: 'The day of the funeral in Auckland. Null if it is not known.',
  })
  funeralDay!: Date | null;

  @Field(() => String, {
    description:
      'The time of the funeral as written, such as "10:00 AM". Empty if it is not known.',
  })
  funeralTime!: string;

  @Field(() => String, { description: 'Where the funeral is. Empty if it is not known.' })
  funeralPlace!: string;

  @Field(() => LocalDate, {
    nullable: true,
    description:
      'The day, or the first day, on which people mourn together. Null if there is none.',
  })
  mourningDay!: Date | null;

  @Field(() => LocalDate, {
    nullable: true,
    description: 'The last day if people mourn together on several days, otherwise null.',
  })
  mourningLastDay!: Date | null;

  @Field(() => String, {
    description: 'The time of the mourning as written. Empty if it is not known.',
  })
  mourningTime!: string;

  @Field(() => String, { description: 'Where people mourn. Empty if it is not known.' })
  mourningPlace!: string;

  @Field(() => String, { description: 'The name of the person whom people can call.' })
  contactName!: string;

  @Field(() => String, { description: 'The telephone number of that person.' })
  contactTelephone!: string;

  @Field(() => String, { description: `The text. May be empty. ${formattedText}` })
  text!: string;

  @Field(() => Boolean, {
    description: 'Whether the family consents to publishing the notice. False only in drafts.',
  })
  familyConsents!: boolean;

  @Field(() => Picture, { nullable: true, description: 'The portrait. Null if there is none.' })
  @Computed(imageOf, imageColumns)
  image!: Picture | null;
}

export const DeathNoticeConnection = connectionOf('DeathNotice', DeathNotice);

@InputType()
abstract class ConsentedInput extends PicturedInput {
  @Field(() => Boolean, {
    description:
      'Whether the family consents to publishing the notice. Must be true except for a draft.',
  })
  familyConsents!: boolean;
}

export const DeathNoticeInput = inputTypeOf(
  'DeathNoticeInput',
  'The values of a death notice.',
  deathNoticeFields,
  ConsentedInput,
);
