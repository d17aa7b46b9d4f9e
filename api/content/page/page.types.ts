import { computed } from '../computed.ts';
import { formattedText } from '../fieldTypes.ts';
import { imageColumns, imageOf, Picture } from '../media/picture.ts';
import { PicturedContent } from '../media/pictureDetails.types.ts';
import { field, ObjectType, outputFields, string } from '../../graphqlTypes.ts';

@ObjectType('Page', 'A page that volunteers add to the site, such as one about the hire of a hall.')
export class Page extends outputFields.extending(PicturedContent, {
  title: string('The title; the navigation shows it too.'),
  text: string(`The text. ${formattedText}`),
  place: string('The path of an entry of the menu, `/footer`, or empty.'),
  image: field.orNull(
    () => Picture,
    'The picture. Null if there is none.',
    computed(imageOf, imageColumns),
  ),
}) {}
