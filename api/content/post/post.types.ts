import { computed } from '../computed.ts';
import { formattedText } from '../fieldTypes.ts';
import { imageColumns, imageOf, imageUrlColumns, imageUrlOf, Picture } from '../media/picture.ts';
import { PicturedContent } from '../media/pictureDetails.types.ts';
import { type Publication, toInstant } from '../publication/publication.ts';
import { todayInAuckland } from '../../shared/dates/days.ts';
import { field, localDate, ObjectType, outputFields, string } from '../../graphqlTypes.ts';

@ObjectType('Post', 'A news post on the home page.')
export class Post extends outputFields.extending(PicturedContent, {
  postTitle: string('The headline; shown in upper case.'),
  postText: string(`The text. May be empty. ${formattedText}`),
  postLink: string('An http(s) address with more information. Empty if there is none.'),
  postLinkText: string('The text of the link. Empty if there is none.'),
  imageUrl: string.orNull(
    'The address of the picture. Null if there is none.',
    computed(imageUrlOf, imageUrlColumns),
  ),
  image: field.orNull(
    () => Picture,
    'The picture with its sizes.',
    computed(imageOf, imageColumns),
  ),
  publishedOn: localDate.orNull<string>(
    'The day in Auckland from which visitors see it. Null for a draft.',
    computed(publishedOn, ['publishedAt']),
  ),
}) {}

/** Browsers would need time to set up `Intl` for it. */
function publishedOn({ publishedAt }: Publication<Date | string>): string | null {
  const at = toInstant(publishedAt);
  return at && todayInAuckland(at);
}
