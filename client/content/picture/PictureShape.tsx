import { useId, useState } from 'react';
import { sourceOf } from '../../media/preparePicture.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { SelectedMedia } from '../../ui/field/MediaPreview.tsx';
import type { CropShape } from '../../ui/picture/PictureCrop.tsx';
import { useLoadedComponent } from '../../ui/useLoadedComponent.ts';

interface PictureShapeProps {
  /** The picture as the user selected it. */
  source: File;
  /** Called with the file to send: the whole picture, or the part in the frame. */
  onEdited: (edited: File) => void;
}

/** The aspect ratios besides that of the picture itself. */
const shapes = {
  wide: { ratio: 16 / 9, className: 'aspect-video' },
  card: { ratio: 3 / 2, className: 'aspect-3/2' },
  square: { ratio: 1, className: 'aspect-square' },
} satisfies Record<string, CropShape>;

type ShapeName = keyof typeof shapes | 'whole';

const names: ShapeName[] = ['whole', 'wide', 'card', 'square'];

const loadCrop = async () => (await import('../../ui/picture/PictureCrop.tsx')).PictureCrop;

/** A selected picture, which can be cropped to an aspect ratio. */
export function PictureShape({ source, onEdited }: PictureShapeProps) {
  const { shape: words } = useAdminMessages().pictures;
  const group = useId();
  const [name, setName] = useState<ShapeName>('whole');
  const { Loaded: Crop, hasFailed } = useLoadedComponent(name !== 'whole', loadCrop);

  function choose(next: ShapeName) {
    setName(next);
    if (next === 'whole') onEdited(source);
  }

  return (
    <div>
      {name === 'whole' ? (
        <SelectedMedia file={source} />
      ) : (
        Crop && (
          <Crop
            key={name}
            source={source}
            shape={shapes[name]}
            hint={words.hint}
            onCropped={onEdited}
          />
        )
      )}
      <p role="status" className="not-empty:py-4">
        {name !== 'whole' && !Crop && (hasFailed ? words.failed : words.loading)}
      </p>
      {/* A saved picture was opened to be cut. */}
      <details className="mt-2" open={typeof sourceOf(source) === 'string'}>
        <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">{words.legend}</summary>
        <fieldset className="flex flex-wrap gap-x-5">
          <legend className="sr-only">{words.legend}</legend>
          {names.map((each) => (
            <label key={each} className="flex min-h-11 cursor-pointer items-center gap-2">
              <input
                type="radio"
                name={group}
                checked={name === each}
                onChange={() => choose(each)}
                className="size-5 shrink-0 accent-accent"
              />
              {words.names[each]}
            </label>
          ))}
        </fieldset>
      </details>
    </div>
  );
}
