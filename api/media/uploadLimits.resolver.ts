import { Ctx, Query, Resolver } from 'type-graphql';
import { Access, contentReaders } from '../access.ts';
import type { Context } from '../context.ts';
import { boolean, int, ObjectType, outputFields } from '../graphqlTypes.ts';

@ObjectType(
  'UploadLimits',
  'The maximum sizes of uploaded files, and whether files are hidden with their record. Larger files are refused.',
)
export class UploadLimits extends outputFields({
  imageBytes: int('The maximum size of a picture, in bytes.'),
  videoBytes: int('The maximum size of a video, in bytes.'),
  documentBytes: int('The maximum size of a document, in bytes.'),
  hidesFiles: boolean(
    'Whether visitors cannot read the files of records that are not public. With Cloudinary this is false: anyone ' +
      'who knows the address of such a file can read it.',
  ),
}) {}

@Resolver()
export class UploadLimitsResolver {
  @Access(...contentReaders)
  @Query(() => UploadLimits, {
    // Nullable, so that a refusal does not null the whole response.
    nullable: true,
    description:
      'The maximum sizes of uploads, so that a form can check a file before it sends it.',
  })
  uploadLimits(@Ctx() { mediaLimits, media }: Context): UploadLimits {
    return { ...mediaLimits, hidesFiles: media.isServedHere };
  }
}
