import { CardImage } from '../ui/CardImage.tsx';
import type { CardImage_PictureFragment } from '../ui/CardImage.generated.ts';

interface RecordPictureProps {
  picture: CardImage_PictureFragment | null;
  /** What the picture belongs to. */
  title: string;
}

/** How wide the picture of a page is shown, as of an `img`. */
export const pageImageSizes = '(min-width: 1152px) 69rem, calc(100vw - 2rem)';

/** The whole picture of a record, as wide as its page. */
export function RecordPicture({ picture, title }: RecordPictureProps) {
  if (!picture) return null;
  return (
    <CardImage
      picture={picture}
      title={title}
      sizes={pageImageSizes}
      className="rounded-sm"
      fit="whole"
      hoverZoom={false}
      eager
    />
  );
}
