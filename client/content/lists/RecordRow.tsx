import type { ReactNode } from 'react';
import type { CardImage_PictureFragment } from '../../ui/CardImage.generated.ts';
import type { Language } from '../../messages/languages.ts';
import { MultilingualText } from '../../ui/MultilingualText.tsx';
import { ReadIn } from './ReadIn.tsx';
import { Thumbnail } from './Thumbnail.tsx';

export interface ListEntry {
  id: string;
  title: string;
  /** What else tells it from others, in the order of use. */
  details: string[];
  /** Null where it has none, absent where its kind has none. */
  picture?: CardImage_PictureFragment | null;
  /** In which it can be read. */
  languages: Language[];
}

interface RecordRowProps extends Omit<ListEntry, 'id'> {
  /** What can be done with the entry. */
  children: ReactNode;
}

/** One entry of a list: its picture, what it is, and what can be done with it. */
export function RecordRow({ title, details, picture, languages, children }: RecordRowProps) {
  const hasPicture = picture !== undefined;
  return (
    <div
      className={`grid items-center gap-x-4 py-3 sm:gap-x-6 ${
        hasPicture ? 'grid-cols-[4rem_1fr] sm:grid-cols-[4rem_1fr_auto]' : 'sm:grid-cols-[1fr_auto]'
      }`}
    >
      {hasPicture && <Thumbnail picture={picture} />}
      <div>
        <h2 className="font-body text-lg leading-snug font-semibold">
          <MultilingualText text={title} />
        </h2>
        <p className="line-clamp-2 text-muted">
          <MultilingualText text={details.filter(Boolean).join(' · ')} />
        </p>
        <ReadIn languages={languages} />
      </div>
      <div className="-col-end-1">{children}</div>
    </div>
  );
}
