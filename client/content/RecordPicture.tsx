import { CardImage } from '../ui/picture/CardImage.tsx';
import type { CardImage_PictureFragment } from '../ui/picture/CardImage.generated.ts';

interface RecordPictureProps {
  picture: CardImage_PictureFragment;
  /** It and the album. */
  pictures: CardImage_PictureFragment[];
  /** The title of its record. */
  title: string;
}

/** The `sizes` attribute of the picture of a page. */
export const pageImageSizes = '(min-width: 1024px) 26rem, calc(100vw - 2rem)';

/** The whole picture of a record, at the width of its column. */
export function RecordPicture(props: RecordPictureProps) {
  return (
    <CardImage
      {...props}
      sizes={pageImageSizes}
      className="rounded-sm"
      fit="whole"
      hoverZoom={false}
      eager
    />
  );
}
