import { Field, InputType, ObjectType } from 'type-graphql';
import { DateTime } from '../scalars.ts';
import { draftDays } from './removeOldFormDrafts.ts';

/** The maximum lengths of the values of a draft, in characters. */
export const maxLengths = { path: 300, tab: 100, page: 300, content: 150_000 };

/** The maximum length of the name of a field, of a file and of a type, in characters. */
export const maxFileText = 300;

@ObjectType({
  simpleResolvers: true,
  description: 'A file that was selected in a form and is not saved yet.',
})
export class FormDraftFile {
  @Field(() => String, { description: 'The name of the field of the form.' })
  field!: string;

  @Field(() => String, { description: 'The name of the file.' })
  name!: string;

  @Field(() => String, { description: 'The MIME type that the browser reported.' })
  type!: string;

  @Field(() => String, {
    description: 'The address of its content, on this site. It is valid for at least 6 hours.',
  })
  url!: string;
}

@ObjectType({
  simpleResolvers: true,
  description:
    'The unsaved values of a form, as one browser tab of an account saved them last. Deleted ' +
    `${String(draftDays)} days later.`,
})
export class FormDraft {
  @Field(() => String, { description: 'The path of the form, such as `/admin/add-event`.' })
  path!: string;

  @Field(() => String, { description: 'Identifies the browser tab that saved it.' })
  tab!: string;

  @Field(() => String, { description: 'The title of the page with the form.' })
  page!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'The values as JSON, in the format of the web client. Null in the list of all forms.',
  })
  content?: string | null;

  @Field(() => String, { description: 'The `User-Agent` header of the browser.' })
  userAgent!: string;

  @Field(() => DateTime, { description: 'When it was saved.' })
  savedAt!: Date;
}

@InputType({ description: 'A draft of another browser tab.' })
export class ContinuedDraftInput {
  @Field(() => String, { description: 'Identifies the browser tab that saved it.' })
  tab!: string;

  @Field(() => DateTime, { description: 'When that tab saved it.' })
  savedAt!: Date;
}

@InputType({ description: 'The unsaved values of a form.' })
export class FormDraftInput {
  @Field(() => String, {
    description: `The path of the form, at most ${String(maxLengths.path)} characters.`,
  })
  path!: string;

  @Field(() => String, {
    description: `Identifies the browser tab, at most ${String(maxLengths.tab)} characters.`,
  })
  tab!: string;

  @Field(() => String, {
    description: `The title of the page, at most ${String(maxLengths.page)} characters.`,
  })
  page!: string;

  @Field(() => String, {
    description: `The values as JSON, at most ${String(maxLengths.content)} characters.`,
  })
  content!: string;

  @Field(() => ContinuedDraftInput, {
    nullable: true,
    description: 'The draft of another browser tab that this one continues. It is deleted.',
  })
  continued?: ContinuedDraftInput | null;
}
