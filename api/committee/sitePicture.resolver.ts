import { Arg, Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { settings } from '../shared/messages/en/adminSettings.ts';
import { Access, Public, Role } from '../access.ts';
import { imageOf, Picture } from '../content/media/picture.ts';
import { noImage, optionalPicture } from '../content/media/pictureFiles.ts';
import { updateRecord } from '../content/save/records.ts';
import type { RecordModel } from '../content/save/recordModel.ts';
import { IdempotencyKey, type Submission } from '../content/save/submissions.ts';
import { LanguageArg } from '../content/translation/language.ts';
import { VersionArg } from '../content/versionArg.ts';
import type { Context } from '../context.ts';
import type { SitePicture as SitePictureRow } from '../generated/prisma/client.ts';
import { type Language, SitePicturePlace } from '../generated/prisma/enums.ts';
import { parseInput } from '../parseInput.ts';
import { detailsWithout, withWholeFocus } from '../shared/content/pictureDetails.rules.ts';
import { sitePictureField, sitePictureRules } from '../shared/site/sitePicture.rules.ts';
import { computed } from '../content/computed.ts';
import { pictureDetails } from '../content/media/pictureDetails.types.ts';
import { field, inputFields, InputType, int, ObjectType, outputFields } from '../graphqlTypes.ts';
import { describeEnum } from '../enumOf.ts';

describeEnum(
  SitePicturePlace,
  'SitePicturePlace',
  'Where a picture of the site is shown, and in which theme.',
  {
    HERO: 'At the top of Home.',
    DARK_HERO: 'At the top of Home in the dark theme. Without it, `HERO`, darkened.',
    LOGO: 'The logo.',
    DARK_LOGO: 'The logo on dark ground. Without it, `LOGO`.',
  },
);

@ObjectType('SitePicture', 'A picture that replaces the bundled one in its place.')
class SitePicture extends outputFields({
  place: field(() => SitePicturePlace, 'Its place.'),
  version: int('The number of the current version. `updateSitePicture` requires it.'),
  image: field.orNull(
    () => Picture,
    'The picture with its sizes. Null while the bundled one is shown.',
    computed(imageOf),
  ),
  ...pictureDetails,
}) {}

@InputType('SitePictureInput', 'The description and the focal point of a picture of the site.')
class SitePictureInput extends inputFields(pictureDetails) {}

const messages = settings.pictures.fields;
const picture = optionalPicture(sitePictureField, 'place, so that the bundled one is shown');
type PictureArgs = InstanceType<typeof picture.updateArgs>;

const model: RecordModel<SitePictureRow, Omit<SitePictureRow, 'id' | 'version'>> = {
  content: 'sitePicture',
  type: 'SitePicture',
  messages,
  rows: (tx) => tx.sitePicture,
  pathsOf: picture.pathsOf,
};

const parse = (input: object) => parseInput(sitePictureRules, withWholeFocus(input), messages);

const bundled = { version: 1, ...noImage, ...parse({}) };

const PlaceArg = () =>
  Arg('place', () => SitePicturePlace, { description: 'The place of the picture.' });

const replacing = (where: string) => ({
  nullable: true as const,
  description: `The picture ${where}, in place of the bundled one. Null if there is none.`,
});
const ofDescription = { description: 'The requested language of the description.' };

@Resolver()
export class SitePictureResolver {
  @Public({ tags: ['sitePicture'] })
  @Query(() => Picture, replacing('at the top of Home'))
  hero(
    @LanguageArg(ofDescription) language: Language | null,
    @Ctx() context: Context,
  ): Promise<Picture | null> {
    return readPicture(context, 'HERO', language);
  }

  @Public({ tags: ['sitePicture'] })
  @Query(() => Picture, replacing('at the top of Home in the dark theme'))
  darkHero(
    @LanguageArg(ofDescription) language: Language | null,
    @Ctx() context: Context,
  ): Promise<Picture | null> {
    return readPicture(context, 'DARK_HERO', language);
  }

  @Public({ tags: ['sitePicture'] })
  @Query(() => Picture, replacing('of the logo'))
  logo(@Ctx() context: Context): Promise<Picture | null> {
    return readPicture(context, 'LOGO');
  }

  @Public({ tags: ['sitePicture'] })
  @Query(() => Picture, replacing('of the logo on dark ground'))
  darkLogo(@Ctx() context: Context): Promise<Picture | null> {
    return readPicture(context, 'DARK_LOGO');
  }

  @Access(Role.ADMIN)
  @Query(() => [SitePicture], { description: 'The pictures of all places.' })
  async sitePictures(@Ctx() { prisma }: Context): Promise<Omit<SitePicture, 'image'>[]> {
    const rows = await prisma.sitePicture.findMany();
    return Object.values(SitePicturePlace).map(
      (place) => rows.find((row) => row.place === place) ?? { place, ...bundled },
    );
  }

  @Access(Role.ADMIN)
  @Mutation(() => SitePicture, {
    description:
      'Changes the picture of a place. Fails with CONFLICT if somebody else changed it since.',
  })
  async updateSitePicture(
    @PlaceArg() place: SitePicturePlace,
    @VersionArg() version: number,
    @Arg('input', () => SitePictureInput, { description: 'Its description and focal point.' })
    input: SitePictureInput,
    @Args(() => picture.updateArgs) sent: PictureArgs,
    @IdempotencyKey() submission: Submission | null,
    @Ctx() context: Context,
  ): Promise<SitePictureRow> {
    const { prisma } = context;
    const columns = parse(input);
    const files = await picture.read(context, sent);
    await prisma.sitePicture.createMany({ data: [{ place }], skipDuplicates: true });
    const { id } = await prisma.sitePicture.findUniqueOrThrow({ where: { place } });
    const seen = { id: String(id), version };
    return updateRecord(context, model, submission, seen, files, (stored, before) => {
      const image = picture.columnsOfChange(stored, sent);
      return { ...columns, ...image, ...detailsWithout({ ...before, ...image }) };
    });
  }
}

async function readPicture(
  context: Context,
  place: SitePicturePlace,
  requestedLanguage: Language | null = null,
): Promise<Picture | null> {
  const { cache, prisma } = context;
  // Every page reads the logo.
  const rows = await cache.readThrough('sitePicture', '', () => prisma.sitePicture.findMany());
  const row = rows.find((each) => each.place === place);
  return row ? imageOf({ ...row, requestedLanguage }, context) : null;
}
