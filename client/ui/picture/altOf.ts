import { languages } from '../../../api/shared/messages/languages.ts';
import type { CardImage_PictureFragment } from './CardImage.generated.ts';

/**
 * The description of a picture as attributes of its `img`, with its language; empty for a
 * decorative picture.
 */
export const altOf = ({ alt, altLanguage }: CardImage_PictureFragment) => ({
  alt: alt ?? '',
  lang: altLanguage ? languages[altLanguage].tag : undefined,
});
