import { useEffect, useState } from 'react';
import { kindOf, type PresentMedia } from '../../media/mediaRule.ts';
import { posterOf } from '../../media/poster.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';

/** A selected file, before it is sent. */
export function SelectedMedia({ file }: { file: File }) {
  const [url] = useState(() => URL.createObjectURL(file));
  useEffect(() => () => URL.revokeObjectURL(url), [url]);
  const poster = usePoster(file);
  const kind = kindOf(file);
  return kind && <ShownMedia url={url} isVideo={kind === 'video'} poster={poster} />;
}

export function ShownMedia({ url, isVideo, poster }: PresentMedia) {
  const { media } = useAdminMessages().adminForms;
  const [failed, setFailed] = useState(false);
  const onError = () => setFailed(true);
  const size = 'block max-h-60 max-w-[min(15rem,100%)] rounded-sm bg-line';
  if (failed) return <p className="py-4 text-muted">{media.noPreview}</p>;
  return isVideo ? (
    <video
      src={url}
      poster={poster ?? undefined}
      controls
      playsInline
      preload="metadata"
      aria-label={media.videoName}
      onError={onError}
      className={size}
    />
  ) : (
    <img src={url} alt={media.imageAlternative} onError={onError} className={size} />
  );
}

/** The address of a video's poster, after it is created. */
function usePoster(file: File): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    let made: string | null = null;
    let isOver = false;
    void posterOf(file).then((poster) => {
      if (!poster || isOver) return;
      made = URL.createObjectURL(poster);
      setUrl(made);
    });
    return () => {
      isOver = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [file]);
  return url;
}
