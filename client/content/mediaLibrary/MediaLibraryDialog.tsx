import { useEffect, useId, useRef, useState } from 'react';
import type { LibraryFile, LibraryRequest } from '../../forms/media/mediaLibrary.ts';
import { QueryBoundary } from '../../lists/QueryBoundary.tsx';
import { SearchField } from '../../lists/SearchField.tsx';
import { FileGoneError } from '../../media/fileFrom.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { Icon } from '../../ui/Icon.tsx';
import { LoadMore } from '../../ui/LoadMore.tsx';
import { StatusLine } from '../../ui/StatusLine.tsx';
import {
  type MediaLibraryItem_ItemFragment,
  useMediaLibraryQuery,
} from './MediaLibrary.generated.ts';
import { MultilingualText } from '../../ui/text/MultilingualText.tsx';
import { SizedImage } from '../../ui/picture/SizedImage.tsx';
import { TranslatedKindName } from '../translation/translatedKinds.tsx';

interface MediaLibraryDialogProps extends LibraryRequest {
  onClose: () => void;
}

/** Selects one of the files that records have (docs/product/fields.md, section 6.6). */
export function MediaLibraryDialog(props: MediaLibraryDialogProps) {
  const { heading, types, onChoose, onClose } = props;
  const { mediaLibrary: words } = useAdminMessages();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [search, setSearch] = useState('');
  const [state, setState] = useState<'idle' | 'copying' | 'gone' | 'failed'>('idle');
  const query = useMediaLibraryQuery({
    variables: { types: [...types], search },
    fetchPolicy: 'cache-and-network',
  });

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);

  async function choose(file: LibraryFile) {
    if (state === 'copying') return;
    setState('copying');
    try {
      await onChoose(file);
      dialog.current?.close();
    } catch (error) {
      const isGone = error instanceof FileGoneError;
      setState(isGone ? 'gone' : 'failed');
      if (isGone) await query.refetch().catch(() => undefined);
    }
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-intro`}
      onClose={onClose}
      className="m-auto size-full max-h-[calc(100%-1rem)] max-w-[min(72rem,calc(100%-1rem))] rounded-lg border border-control bg-paper p-0 text-ink backdrop:bg-black/40"
    >
      <div className="flex min-h-full flex-col gap-4 p-4 sm:p-6">
        <div className="flex items-start justify-between gap-3">
          <h2 id={`${id}-title`} className="text-xl font-semibold">
            {heading}
          </h2>
          <button
            type="button"
            aria-label={words.close}
            onClick={() => dialog.current?.close()}
            className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-full border border-control bg-surface hover:bg-ink hover:text-paper"
          >
            <Icon name="close" />
          </button>
        </div>
        <p id={`${id}-intro`} className="text-muted">
          {words.intro}
        </p>
        <div className="max-w-md sm:[&>*]:w-full">
          <SearchField label={words.search} search={search} onSearch={setSearch} />
        </div>
        <div className="sticky top-0 bg-paper empty:hidden">
          <StatusLine tone={state === 'copying' ? 'good' : 'bad'}>
            {state !== 'idle' && words[state]}
          </StatusLine>
        </div>
        <QueryBoundary query={{ ...query, data: query.data ?? query.previousData }}>
          {({ mediaLibrary: { nodes, pageInfo, totalCount } }) => (
            <>
              <p role="status" className="text-sm text-muted">
                {totalCount === 0 ? words.none : words.found(totalCount)}
              </p>
              <ul
                ref={list}
                aria-label={words.list}
                className="grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-3"
              >
                {nodes.map((item) => (
                  <li key={item.id} className="flex rounded-md outline-offset-2">
                    <MediaLibraryItem
                      item={item}
                      isResting={state === 'copying'}
                      onChoose={() => void choose(item)}
                    />
                  </li>
                ))}
              </ul>
              <LoadMore
                pageInfo={pageInfo}
                load={(after) => query.fetchMore({ variables: { after } })}
                list={list}
              />
            </>
          )}
        </QueryBoundary>
      </div>
    </dialog>
  );
}

interface MediaLibraryItemProps {
  item: MediaLibraryItem_ItemFragment;
  /** Whether another file is being copied. */
  isResting: boolean;
  onChoose: () => void;
}

/** A file to select, above the title of its record. */
function MediaLibraryItem({ item, isResting, onChoose }: MediaLibraryItemProps) {
  const { mediaLibrary: words } = useAdminMessages();
  const { type, title, picture } = item;
  const mark = { IMAGE: null, VIDEO: words.video, DOCUMENT: words.document }[type];
  return (
    <button
      type="button"
      // A disabled button would lose the keyboard focus.
      aria-disabled={isResting}
      onClick={onChoose}
      className="flex min-h-11 w-full cursor-pointer flex-col rounded-md border-2 border-line bg-surface text-start hover:border-ink aria-disabled:cursor-progress"
    >
      {picture ? (
        <SizedImage
          picture={picture}
          sizes="12rem"
          className="block aspect-3/2 w-full rounded-t-sm bg-line object-cover"
        />
      ) : (
        <span
          aria-hidden="true"
          className="grid aspect-3/2 w-full place-items-center rounded-t-sm bg-line text-lg font-semibold text-muted"
        >
          {mark}
        </span>
      )}
      <span className="flex flex-col gap-0.5 p-2 text-sm wrap-anywhere">
        <span className="font-semibold">
          <MultilingualText text={title} />
        </span>
        <span className="text-muted">
          <TranslatedKindName record={item} />
          {mark && ` · ${mark}`}
        </span>
      </span>
    </button>
  );
}
