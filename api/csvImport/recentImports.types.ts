import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DateTime } from '../scalars.ts';
import { displayNameRule } from '../session/accountNames.ts';

@ObjectType({ simpleResolvers: true, description: 'An imported CSV file.' })
export class CsvImport {
  @Field(() => ID, { description: 'Identifies the import.' })
  id!: number;

  @Field(() => String, { description: 'The name of the file. Empty if it had none.' })
  fileName!: string;

  @Field(() => DateTime, { description: 'When it started.' })
  createdAt!: Date;

  @Field(() => String, {
    nullable: true,
    description:
      'The email address of the account that did it, even if the account was removed since. Null if it is not known.',
  })
  email!: string | null;

  @Field(() => String, {
    nullable: true,
    description: `The name of that account. ${displayNameRule}`,
  })
  accountName!: string | null;

  @Field(() => Int, { description: 'The number of records that it has added.' })
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
      'Whether the viewer can undo it. The account that imported it and every ADMIN can, as ' +
      'long as one of its records is unchanged.',
  })
  canUndo!: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'The result of undoing an import.' })
export class UndoneImport {
  @Field(() => Int, { description: 'The number of deleted records.' })
  deleted!: number;

  @Field(() => Int, { description: 'The number of changed records that were restored.' })
  restored!: number;

  @Field(() => Int, {
    description: 'The number of records that stay, because somebody has changed them since.',
  })
  kept!: number;

  @Field(() => Int, {
    description:
      'The number of records that are not undone yet. Send the same request again until it is 0.',
  })
  remaining!: number;
}
