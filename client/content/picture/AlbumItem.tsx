import { useId, useRef } from 'react';
import { altFields, maxAlt } from '../../../api/shared/content/pictureDetails.rules.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { type Language, languages } from '../../../api/shared/messages/languages.ts';
import type { FieldMessages } from '../../../api/shared/messages/words.ts';
import { CheckBox } from '../../ui/field/CheckBox.tsx';
import { Field } from '../../ui/field/Field.tsx';
import type { CardImage_PictureFragment } from '../../ui/picture/CardImage.generated.ts';
import { SizedImage } from '../../ui/picture/SizedImage.tsx';
import { otherLanguage } from '../translation/translationValues.ts';
import { type AlbumEntry, keyOf } from './album.ts';
import { usePictureUrl } from './pictureUrl.ts';
import type { UploadState } from './useAlbumUploads.ts';

interface AlbumItemProps {
  entry: AlbumEntry;
  /** Its place, from 1. */
  position: number;
  count: number;
  /** The language of the record. */
  language: Language;
  labels: Record<string, FieldMessages>;
  /** The selected file, or the stored picture; undefined while it is unknown. */
  picture: File | CardImage_PictureFragment | undefined;
  state: UploadState | undefined;
  isDragged: boolean;
  onDragStart: () => void;
  onDragEnd: () => void;
  /** Called when another picture is dragged over this one. */
  onDragEnter: () => void;
  onChange: (values: Partial<AlbumEntry>) => void;
  onMove: (by: -1 | 1) => void;
  onRetry: () => void;
  onRemove: () => void;
}

const tool =
  'min-h-11 cursor-pointer rounded-md px-2 font-semibold text-link underline aria-disabled:cursor-default ' +
  'aria-disabled:text-muted aria-disabled:no-underline';

/** A picture of an album in a form. */
export function AlbumItem(props: AlbumItemProps) {
  const { entry, position, count, language, labels, picture, state } = props;
  const { onChange, onMove } = props;
  const { album: words } = useAdminMessages().pictures;
  const nameId = useId();
  const row = useRef<HTMLLIElement>(null);
  const inOrder = [language, otherLanguage(language)];
  const alt = inOrder.map((each) => entry[altFields[each]]).find(Boolean) ?? '';
  // The file of an upload is lost when the page is left.
  const isLost = entry.path === '' && !picture;
  const error = state && 'error' in state ? state.error : isLost ? words.lost : null;
  const moveButton = (by: -1 | 1, label: string) => {
    const isAtEnd = position + by < 1 || position + by > count;
    return (
      <button
        type="button"
        className={tool}
        aria-disabled={isAtEnd}
        aria-describedby={nameId}
        onClick={({ currentTarget }) => {
          if (isAtEnd) return;
          onMove(by);
          // The browser takes the focus from an element that is moved.
          requestAnimationFrame(() => currentTarget.focus());
        }}
      >
        {label}
      </button>
    );
  };
  return (
    <li
      ref={row}
      className={`flex gap-3 border-b border-line py-3 ${props.isDragged ? 'opacity-50' : ''}`}
      onDragEnter={props.onDragEnter}
    >
      <div
        draggable
        className="size-20 shrink-0 cursor-grab overflow-hidden rounded-sm bg-line sm:size-24"
        onDragStart={({ dataTransfer }) => {
          if (row.current) dataTransfer.setDragImage(row.current, 0, 0);
          dataTransfer.effectAllowed = 'move';
          // Firefox drags nothing without data.
          dataTransfer.setData('text/plain', '');
          props.onDragStart();
        }}
        onDragEnd={props.onDragEnd}
      >
        {picture instanceof File ? (
          <SelectedPicture file={picture} />
        ) : (
          picture && <SizedImage picture={picture} sizes="6rem" className={thumbnail} />
        )}
      </div>
      <div className="min-w-0 grow">
        <p id={nameId} className="sr-only">
          {words.name(position, alt || (entry.fileName ?? ''))}
        </p>
        {entry.path === '' && (
          <div className="wrap-anywhere">
            <p>{entry.fileName}</p>
            {error ? (
              <p role="alert" className="font-semibold text-red">
                {error}
              </p>
            ) : (
              <Progress state={state} />
            )}
          </div>
        )}
        <details className="space-y-4">
          <summary className="min-h-11 cursor-pointer py-2 wrap-anywhere">
            {entry.imageIsOrnament ? words.ornament : alt || words.describe}
          </summary>
          {!entry.imageIsOrnament &&
            inOrder.map((each) => (
              <Field
                key={each}
                // The list of undescribed pictures links to it.
                name={altFields[each] + keyOf(entry)}
                label={labels[altFields[each]]?.label ?? ''}
                lang={languages[each].tag}
                maxLength={maxAlt}
                value={entry[altFields[each]]}
                onChange={({ target }) => onChange({ [altFields[each]]: target.value })}
              />
            ))}
          <CheckBox
            label={labels['imageIsOrnament']?.label ?? ''}
            checked={entry.imageIsOrnament}
            onChange={({ target }) => onChange({ imageIsOrnament: target.checked })}
          />
        </details>
        <div className="-mx-2 flex flex-wrap">
          {moveButton(-1, words.earlier)}
          {moveButton(1, words.later)}
          {error && !isLost && (
            <button
              type="button"
              className={tool}
              aria-describedby={nameId}
              onClick={props.onRetry}
            >
              {words.retry}
            </button>
          )}
          <button
            type="button"
            data-remove
            className={tool}
            aria-describedby={nameId}
            onClick={props.onRemove}
          >
            {words.remove}
          </button>
        </div>
      </div>
    </li>
  );
}

const thumbnail = 'pointer-events-none size-full object-cover';

const SelectedPicture = ({ file }: { file: File }) => (
  <img src={usePictureUrl(file)} alt="" className={thumbnail} />
);

function Progress({ state }: { state: UploadState | undefined }) {
  const { album: words } = useAdminMessages().pictures;
  if (!state || 'error' in state) return <p className="text-muted">{words.waiting}</p>;
  const text = state.isOffline ? words.offline : words.sending(state.percent);
  return (
    <>
      <p className="text-muted">{text}</p>
      <progress
        aria-label={text}
        max={100}
        value={state.percent}
        className="block h-2 w-full accent-accent"
      />
    </>
  );
}
