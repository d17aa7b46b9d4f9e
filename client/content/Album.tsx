import { CardImage } from '../ui/picture/CardImage.tsx';
import type { CardImage_PictureFragment } from '../ui/picture/CardImage.generated.ts';
import { useRecordPageMessages } from './recordPageMessages.ts';

interface AlbumProps {
  /** The pictures of a record. */
  pictures: CardImage_PictureFragment[];
  /** The number of them that are shown elsewhere. */
  from: number;
  /** The title of the record. */
  title: string;
}

/** The other pictures of a record, in a grid. They load when they come near the window. */
export function Album({ pictures, from, title }: AlbumProps) {
  const words = useRecordPageMessages().album;
  if (pictures.length <= from) return null;
  return (
    <section aria-labelledby="album" className="mt-12">
      <h2 id="album" className="text-2xl font-semibold">
        {words.heading}
      </h2>
      <ul className="mt-4 grid grid-cols-3 gap-2 sm:grid-cols-4 sm:gap-3 lg:grid-cols-6">
        {pictures.slice(from).map((picture, index) => (
          <li key={picture.url}>
            <CardImage
              picture={picture}
              pictures={pictures}
              title={title}
              name={picture.alt ? '' : words.picture(from + index + 1, title)}
              sizes="(min-width: 1024px) 11rem, (min-width: 640px) 25vw, 33vw"
              className="aspect-square rounded-sm"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
