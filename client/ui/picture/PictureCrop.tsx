import { useEffect, useId, useRef, useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { drawAsJpeg, type PictureArea } from '../../media/preparePicture.ts';
import { trackPicture } from '../../media/picturesReady.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';

/** An aspect ratio for cropping. */
export interface CropShape {
  ratio: number;
  className: string;
}

const square: CropShape = { ratio: 1, className: 'aspect-square' };

interface PictureCropProps {
  /** The picture as the user selected it. */
  source: File;
  /** The aspect ratio of the crop; by default a square. */
  shape?: CropShape;
  /** The instruction for the user. */
  hint: string;
  /** Called with the part in the frame: first the middle, then after each move. */
  onCropped: (cropped: File) => void;
}

/** How far an arrow key moves the picture, in pixels of the screen. */
const keyboardStep = 8;

const maxZoom = 4;

/** Selects the visible part of a picture by dragging, pinching, keys and a slider. */
export function PictureCrop({ source, shape = square, hint, onCropped }: PictureCropProps) {
  const { crop: words } = useAdminMessages().adminForms.media;
  const id = useId();
  const [url] = useState(() => URL.createObjectURL(source));
  useEffect(() => () => URL.revokeObjectURL(url), [url]);
  const [position, setPosition] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const latest = useRef(0);

  async function crop(area: PictureArea) {
    const number = ++latest.current;
    // If the browser cannot draw it, the page shows the middle of the whole picture.
    const cropped = await drawAsJpeg(source, area).catch(() => source);
    if (number === latest.current) onCropped(cropped);
  }

  return (
    <div className="w-80 max-w-full">
      <div className={`relative overflow-hidden rounded-sm bg-line ${shape.className}`}>
        <Cropper
          image={url}
          crop={position}
          zoom={zoom}
          maxZoom={maxZoom}
          aspect={shape.ratio}
          keyboardStep={keyboardStep}
          // The wheel scrolls the form instead.
          zoomWithScroll={false}
          disableAutomaticStylesInjection
          cropperProps={{
            role: 'group',
            'aria-label': words.name,
            'aria-describedby': `${id}-hint`,
          }}
          mediaProps={{ alt: '' }}
          onCropChange={setPosition}
          onZoomChange={setZoom}
          onCropComplete={(_share, area) => trackPicture(crop(area))}
        />
      </div>
      <p id={`${id}-hint`} className="mt-2 text-sm text-muted">
        {hint}
      </p>
      <label htmlFor={`${id}-zoom`} className="mt-2 flex min-h-11 items-center gap-3">
        {words.zoom}
        <input
          id={`${id}-zoom`}
          type="range"
          min={1}
          max={maxZoom}
          step={0.1}
          value={zoom}
          onChange={({ target }) => setZoom(Number(target.value))}
          className="h-11 grow accent-green"
        />
      </label>
    </div>
  );
}
