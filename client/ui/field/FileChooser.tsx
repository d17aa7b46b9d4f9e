import {
  type DragEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { useMessages } from '../../messages/messages.ts';
import { quietButton } from '../buttonStyle.ts';
import { FieldError } from './FieldError.tsx';
import { errorId, hintId } from './fieldParts.ts';

interface FileChooserProps {
  label: string;
  required?: boolean;
  error: string | undefined;
  /** The file types that the browser offers, as in `accept`. */
  accept: string;
  /** The accepted files, as text. */
  hint: string;
  /** The button that opens the file dialog; it gets the focus when another button is removed. */
  browse: RefObject<HTMLButtonElement | null>;
  /** Called with one file, unless `multiple`. */
  onFiles: (files: File[]) => void;
  multiple?: boolean;
  /** Takes a photo instead of selecting a file, if there is a camera. */
  camera?: { label: string; name: string; className: string };
  /** Shown before and after those buttons. */
  lead?: ReactNode;
  buttons: ReactNode;
  /** The selected file. */
  children: ReactNode;
}

/** A file field, with a button and drag and drop (docs/product/fields.md, section 6.6). */
export function FileChooser(props: FileChooserProps) {
  const {
    label,
    required = false,
    error,
    accept,
    hint,
    browse,
    camera,
    onFiles,
    multiple = false,
  } = props;
  const { ui } = useMessages();
  const { admin, adminForms } = useAdminMessages();
  const { media } = adminForms;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  function choose(from: 'files' | 'camera') {
    const element = input.current;
    if (!element) return;
    element.accept = from === 'camera' ? 'image/*' : accept;
    // With `capture`, phones do not offer the stored pictures.
    if (from === 'camera') element.setAttribute('capture', 'environment');
    else element.removeAttribute('capture');
    element.click();
  }

  const { isOver, handlers } = useFileDrop((dropped) => {
    // The fields are disabled while the form is sent.
    if (!browse.current?.matches(':disabled')) onFiles(multiple ? dropped : dropped.slice(0, 1));
  });
  return (
    <div role="group" aria-labelledby={`${id}-label`}>
      <p id={`${id}-label`} className="mb-1.5 font-semibold">
        {label}
        {required && (
          <>
            <span aria-hidden="true" className="ml-1 text-red">
              {ui.requiredMark}
            </span>
            <span className="sr-only"> ({ui.requiredName})</span>
          </>
        )}
      </p>
      <div
        {...handlers}
        className={`rounded-md border-2 border-dashed p-4 sm:p-6 ${
          isOver ? 'border-green bg-surface' : error ? 'border-red' : 'border-control'
        }`}
      >
        {props.children}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          {props.lead}
          {/* Before Browse, so that leaving Browse leaves the field, which is then validated. */}
          {camera && (
            <button
              type="button"
              aria-label={camera.name}
              onClick={() => choose('camera')}
              className={`${quietButton} ${camera.className}`}
            >
              {camera.label}
            </button>
          )}
          <button
            ref={browse}
            type="button"
            aria-label={admin.named(media.browse, label)}
            aria-describedby={[error && errorId(id), hintId(id)].filter(Boolean).join(' ')}
            data-invalid={error ? true : undefined}
            onClick={() => choose('files')}
            className={quietButton}
          >
            {media.browse}
          </button>
          {props.buttons}
        </div>
        {/* The browser's own button cannot be styled; the button above clicks it. */}
        <input
          ref={input}
          type="file"
          aria-label={label}
          accept={accept}
          multiple={multiple}
          hidden
          tabIndex={-1}
          onChange={({ target }) => {
            const chosen = [...(target.files ?? [])];
            if (chosen.length > 0) onFiles(chosen);
            // So that the same file can be selected again after it was removed.
            target.value = '';
          }}
        />
      </div>
      <p id={hintId(id)} className="mt-1.5 text-sm text-muted">
        {hint}
      </p>
      <FieldError id={id} error={error} />
    </div>
  );
}

/**
 * Makes an element accept dropped files. A file that is dropped beside it does not replace the
 * page, as it otherwise would.
 * @returns whether a file is dragged over it, and its handlers
 */
function useFileDrop(onFiles: (files: File[]) => void) {
  const [isOver, setIsOver] = useState(false);

  useEffect(() => {
    const stay = (event: Event) => event.preventDefault();
    window.addEventListener('dragover', stay);
    window.addEventListener('drop', stay);
    return () => {
      window.removeEventListener('dragover', stay);
      window.removeEventListener('drop', stay);
    };
  }, []);

  return {
    isOver,
    handlers: {
      onDragOver: (event: DragEvent) => {
        event.preventDefault();
        setIsOver(true);
      },
      onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
        const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
        if (!isInside) setIsOver(false);
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        setIsOver(false);
        const files = [...event.dataTransfer.files];
        if (files.length > 0) onFiles(files);
      },
    },
  };
}
