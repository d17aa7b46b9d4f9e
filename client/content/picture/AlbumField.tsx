import { useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { maxAlbum } from '../../../api/shared/content/album.rules.ts';
import { FormSection } from '../../forms/RecordForm.tsx';
import type { RecordFormState } from '../../forms/recordFormState.ts';
import { useUploadLimits } from '../../forms/media/useUploadLimits.ts';
import { LeaveConfirmation } from '../../forms/submission/UploadProgress.tsx';
import { inMegabytes } from '../../media/mediaRule.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import type { Language } from '../../../api/shared/messages/languages.ts';
import { onTouchScreens } from '../../forms/media/MediaField.tsx';
import { FileChooser } from '../../ui/field/FileChooser.tsx';
import { type AdminKindName, kindConstant } from '../adminKinds.ts';
import { type AlbumEntry, entriesIn, keyOf, newEntry, textOfEntries } from './album.ts';
import { useAlbumPicturesQuery } from './Album.generated.ts';
import { AlbumItem } from './AlbumItem.tsx';
import { identityOf } from '../../media/identityOf.ts';
import { useAlbumUploads } from './useAlbumUploads.ts';

const name = 'album';

interface AlbumFieldProps {
  form: RecordFormState & {
    kind: AdminKindName;
    field: (name: string) => { label: string; error?: string | undefined };
  };
}

/** The pictures of a record besides its first one: adds, describes, orders and removes them. */
export function AlbumField({ form }: AlbumFieldProps) {
  const { admin, pictures, adminForms } = useAdminMessages();
  const { album: words } = pictures;
  const limits = useUploadLimits();
  const text = useWatch({ control: form.control, name }) as string;
  const language = useWatch({ control: form.control, name: 'language' }) as Language;
  const { label, error } = form.field(name);
  const browse = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const [status, setStatus] = useState('');
  const [dragged, setDragged] = useState<string | null>(null);

  const entries = entriesIn(text);
  const set = (next: AlbumEntry[]) => form.change(name, textOfEntries(next));
  const change = (key: string, values: Partial<AlbumEntry>) =>
    set(entries.map((each) => (keyOf(each) === key ? { ...each, ...values } : each)));

  const uploads = useAlbumUploads(kindConstant(form.kind), entries, (upload, stored) => {
    const { path, width, height } = stored;
    change(upload, { path, width, height });
  });

  const stored = entries.flatMap(({ path, width, height }) =>
    path === '' ? [] : [{ path, width, height }],
  );
  const { data, previousData } = useAlbumPicturesQuery({
    variables: { pictures: stored },
    skip: stored.length === 0,
  });
  const shown = (data ?? previousData)?.albumPictures;

  function add(files: File[]) {
    const present = entries.flatMap((entry) => uploads.files.get(keyOf(entry)) ?? []);
    const known = [...present, ...files].map(identityOf);
    // A picture that was selected twice, such as on the way back from the gallery of a phone.
    const fresh = files.filter(
      (file, at) => known.indexOf(identityOf(file)) === present.length + at,
    );
    const added = fresh
      .slice(0, maxAlbum - entries.length)
      .map((file) => ({ file, entry: newEntry(file) }));
    uploads.add(added.map(({ entry, file }) => [keyOf(entry), file]));
    set([...entries, ...added.map(({ entry }) => entry)]);
    if (added.length < fresh.length) setStatus(words.tooMany(maxAlbum));
    else setStatus(fresh.length < files.length ? words.twice : '');
  }

  function move(from: number, to: number) {
    const entry = entries[from];
    if (!entry || to < 0 || to >= entries.length) return;
    set(entries.toSpliced(from, 1).toSpliced(to, 0, entry));
    setStatus(words.place(to + 1, entries.length));
  }

  return (
    <FormSection id={name} heading={label} hint={words.hint}>
      {/* A router has one blocker at a time, and the form needs it while it is sent. */}
      {uploads.isUploading && <LeaveConfirmation question={words.leave} />}
      <FileChooser
        label={label}
        // Until the form is sent, uploads that are under way are no error.
        error={uploads.isUploading && form.submission.status !== 'invalid' ? undefined : error}
        accept="image/*"
        multiple
        hint={adminForms.media.types.image(limits && inMegabytes(limits.image))}
        browse={browse}
        onFiles={add}
        camera={{
          label: adminForms.media.takePhoto,
          name: admin.named(adminForms.media.takePhoto, label),
          className: onTouchScreens,
        }}
        buttons={null}
      >
        <ol ref={list} className="not-empty:mb-4">
          {entries.map((entry, index) => {
            const key = keyOf(entry);
            return (
              <AlbumItem
                key={key}
                entry={entry}
                position={index + 1}
                count={entries.length}
                language={language}
                labels={form.labels}
                picture={
                  uploads.files.get(key) ?? shown?.find(({ path }) => path === entry.path)?.picture
                }
                state={uploads.states[key]}
                isDragged={dragged === key}
                onDragStart={() => setDragged(key)}
                onDragEnd={() => setDragged(null)}
                onDragEnter={() =>
                  move(
                    entries.findIndex((each) => keyOf(each) === dragged),
                    index,
                  )
                }
                onChange={(values) => change(key, values)}
                onMove={(by) => move(index, index + by)}
                onRetry={() => uploads.retry(key)}
                onRemove={() => {
                  set(entries.toSpliced(index, 1));
                  setStatus('');
                  // The pressed button has been removed: the next picture is in its place.
                  requestAnimationFrame(() => {
                    const others = list.current?.querySelectorAll<HTMLElement>('[data-remove]');
                    (others?.[index] ?? others?.[index - 1] ?? browse.current)?.focus();
                  });
                }}
              />
            );
          })}
        </ol>
        <p role="status" className="font-semibold not-empty:mb-4">
          {status || (uploads.isUploading && words.progress(stored.length, entries.length))}
        </p>
      </FileChooser>
    </FormSection>
  );
}
