import { useId } from 'react';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { useDateTime } from '../../messages/useDateTime.ts';
import { ExternalLink } from '../../ui/text/ExternalLink.tsx';
import { SizedImage } from '../../ui/picture/SizedImage.tsx';
import { altOf } from '../../ui/picture/altOf.ts';
import type {
  FileVersion_FileFragment,
  RevisionEntry_RevisionFragment,
} from './RevisionEntry.generated.ts';

interface FileChangeProps {
  change: NonNullable<RevisionEntry_RevisionFragment['fileChange']>;
}

/** The picture, video or document that a version replaced, beside the new one. */
export function FileChange({ change: { before, after } }: FileChangeProps) {
  const { history: words } = useAdminMessages();
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-3">
      <p id={id} className="font-semibold">
        {words.file.heading}
      </p>
      <div className="mt-1 grid max-w-xl grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-x-6 gap-y-4">
        <FileVersion label={words.file.before} file={before} />
        <FileVersion label={words.file.after} file={after} />
      </div>
    </section>
  );
}

interface FileVersionProps {
  label: string;
  file: FileVersion_FileFragment | null;
}

function FileVersion({ label, file }: FileVersionProps) {
  const { file: words } = useAdminMessages().history;
  return (
    <figure>
      <figcaption>
        <span className="font-semibold">{label}</span>
        {file && <span className="block text-sm wrap-anywhere text-muted">{file.name}</span>}
      </figcaption>
      {file ? <StoredFile label={label} file={file} /> : <p>{words.none}</p>}
    </figure>
  );
}

function StoredFile({ label, file }: { label: string; file: FileVersion_FileFragment }) {
  const { file: words } = useAdminMessages().history;
  const dateTime = useDateTime();
  const { type, name, url, picture, keptUntil } = file;
  if (url === null) return <p>{words.gone}</p>;
  const open = words.open[type];
  return (
    <>
      {picture && (
        <SizedImage
          picture={picture}
          {...altOf(picture)}
          sizes="17rem"
          className="mt-1 block h-auto max-h-48 w-auto max-w-full rounded-sm bg-line"
        />
      )}
      {picture?.alt === null && <p className="mt-1 text-sm text-muted">{words.notDescribed}</p>}
      <ExternalLink href={url} name={words.openName(open, label, name)}>
        {open}
      </ExternalLink>
      {keptUntil && <p className="text-sm text-muted">{words.keptUntil(dateTime(keptUntil))}</p>}
    </>
  );
}
