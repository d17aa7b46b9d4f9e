import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DateTime } from '../scalars.ts';

@ObjectType({ simpleResolvers: true, description: 'A CSV file whose rows somebody has added.' })
export class CsvImport {
  @Field(() => ID, { description: 'Identifies it.' })
  id!: number;

  @Field(() => String, { description: 'The name of the file; empty where it had none.' })
  fileName!: string;

  @Field(() => DateTime, { description: 'When it began.' })
  createdAt!: Date;

  @Field(() => String, {
    nullable: true,
    description:
      'The email address of the account that did it, also of one that was removed; null where that is not known.',
  })
  email!: string | null;

  @Field(() => Int, { description: 'How many records it has added.' })
  added!: number;

  @Field(() => Int, { description: 'The number of records that it has changed.' })
  updated!: number;

  @Field(() => DateTime, { nullable: true, description: 'When it was undone; null if it was not.' })
  undoneAt!: Date | null;

  @Field(() => Int, {
    description: 'The number of its records that the undo has deleted or restored.',
  })
  undone!: number;

  @Field(() => Boolean, {
    description:
      'Whether it can be undone by who asks: its own account or one of the role ADMIN, as long as a ' +
      'record is as it left it.',
  })
  canUndo!: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'What the undoing of an import has done.' })
export class UndoneImport {
  @Field(() => Int, { description: 'How many records were deleted.' })
  deleted!: number;

  @Field(() => Int, { description: 'The number of changed records that were restored.' })
  restored!: number;

  @Field(() => Int, { description: 'How many stay, because somebody has changed them since.' })
  kept!: number;

  @Field(() => Int, {
    description:
      'The number of records that are not undone yet. Send the same again until it is 0.',
  })
  remaining!: number;
}
