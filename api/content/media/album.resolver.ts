import { z } from 'zod';
import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Access, contentReaders, Role, Scope } from '../../access.ts';
import type { Context } from '../../context.ts';
import { fieldFailure, invalidArgument } from '../../errors.ts';
import { parseInput } from '../../parseInput.ts';
import { bucketOf } from '../../media/mediaStore.ts';
import { storeForLater } from '../../media/saveWithFiles.ts';
import { type FileArgument, readPicture, requiredFileErrors } from '../../media/uploads.ts';
import { UploadScalar } from '../../media/uploadScalar.ts';
import { albumRule } from '../../shared/content/album.rules.ts';
import type { FileField } from '../../shared/media/picture.rules.ts';
import { contentKindEnum, kindNamed } from '../contentKinds.ts';
import { albumOf } from './album.ts';
import { unpublished } from './fileAddress.ts';
import { AlbumPicture, AlbumPictureInput } from './pictureDetails.types.ts';

const imageField = { name: 'image', kinds: ['image'], required: true } satisfies FileField;

@Resolver()
export class AlbumResolver {
  @Access(Role.ADMIN, Role.EDITOR, Scope.CONTENT_WRITE)
  @Mutation(() => AlbumPicture, {
    description:
      'Stores a picture for the `album` of a record that is saved later. The file is removed if no ' +
      'record has it after a week.',
  })
  async uploadAlbumPicture(
    @Arg('kind', () => contentKindEnum, {
      description: 'The kind of the record that will have it.',
    })
    kind: string,
    @Arg('image', () => UploadScalar, {
      nullable: true,
      description: 'A picture: JPEG, PNG, WebP, AVIF or GIF; required.',
    })
    image: FileArgument,
    @Ctx() context: Context,
  ): Promise<AlbumPicture> {
    const { name, source } = kindNamed(kind);
    if (!source.columnNames.has('album'))
      throw invalidArgument('Records of this kind have no album.');
    const file = await readPicture(context, image, imageField);
    if (!file) throw fieldFailure(requiredFileErrors(image, imageField), {});
    const album = albumRule.parse([await storeForLater(context, bucketOf(name), file)]);
    const [stored] = albumOf({ ...unpublished, album }, context);
    if (!stored) throw new Error('The store gave no address.');
    return stored;
  }

  @Access(...contentReaders)
  @Query(() => [AlbumPicture], {
    description:
      'The pictures, at most 50, of an album that may not be saved yet, with their addresses.',
  })
  albumPictures(
    @Arg('pictures', () => [AlbumPictureInput], { description: 'Their keys and sizes.' })
    pictures: AlbumPictureInput[],
    @Ctx() context: Context,
  ): AlbumPicture[] {
    const { album } = parseInput(z.object({ album: albumRule }), { album: pictures }, {});
    return albumOf({ ...unpublished, album }, context);
  }
}
