import { type ComponentProps, useCallback, useId, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { stripMarkdown } from '../../../api/shared/content/markdown.rules.ts';
import { FieldFrame } from '../../ui/field/FieldFrame.tsx';
import { controlStyle, describedBy } from '../../ui/field/fieldParts.ts';
import { useLoadedComponent } from '../../ui/useLoadedComponent.ts';
import type { RecordFormState } from '../recordFormState.ts';
import type { FormControlProps } from '../useFields.ts';
import type { EditorProps } from './Editor.tsx';

const load = async () => (await import('./Editor.tsx')).Editor;

interface FormattedFieldProps extends FormControlProps {
  control: RecordFormState['control'];
  lang?: string | undefined;
  rows?: number;
}

/**
 * A field with formatted text. Its text area contains the Markdown, which the form reads. The
 * editor replaces it as soon as it is entered, or if the text is formatted.
 */
export function FormattedField(props: FormattedFieldProps) {
  const { label, hint, error, control, lang, rows = 6, ref, onChange, onBlur, ...input } = props;
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const focusEditor = useRef<() => void>(null);
  const watched: unknown = useWatch({ control, name: input.name });
  const value = typeof watched === 'string' ? watched : '';
  const [entered, setEntered] = useState<'plain' | 'formatted' | null>(null);
  const isFormatted = stripMarkdown(value) !== value;
  const { Loaded: Editor } = useLoadedComponent<EditorProps>(entered !== null || isFormatted, load);
  // The text of an input method must not be replaced while it is composed.
  const [isComposing, setComposing] = useState(false);
  const [isEditing, setEditing] = useState(false);
  if (Editor && !isComposing && !isEditing) setEditing(true);

  const keep = useCallback(
    (element: HTMLTextAreaElement | null) => {
      area.current = element;
      ref(element);
    },
    [ref],
  );
  const described = describedBy(id, { hint, error });

  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} required={input.required}>
      <textarea
        {...input}
        {...(isEditing ? hiddenArea : described)}
        ref={keep}
        lang={lang}
        rows={rows}
        onChange={(event) => void onChange(event)}
        onBlur={isEditing ? undefined : onBlur}
        onFocus={() => {
          setEntered(entered ?? (isFormatted ? 'formatted' : 'plain'));
          focusEditor.current?.();
        }}
        onCompositionStart={() => setComposing(true)}
        onCompositionEnd={() => setComposing(false)}
        className={isEditing ? 'sr-only' : `${controlStyle} resize-y`}
      />
      {isEditing && Editor && (
        <Editor
          value={value}
          isPlain={entered === 'plain'}
          selectionOf={() => {
            const { current } = area;
            return current && current === document.activeElement
              ? [current.selectionStart, current.selectionEnd]
              : null;
          }}
          attributes={attributesOf(props, described)}
          isEnabled={() => !area.current?.matches(':disabled')}
          onReady={(focus) => {
            focusEditor.current = focus;
          }}
          onChange={(markdown) => {
            if (!area.current) return;
            area.current.value = markdown;
            void onChange({ type: 'change', target: area.current });
          }}
          onBlur={() => {
            if (area.current) onBlur({ type: 'blur', target: area.current } as never);
          }}
        />
      )}
    </FieldFrame>
  );
}

/** Only the form reads the text area, and its label and errors focus it. */
const hiddenArea: ComponentProps<'textarea'> = { tabIndex: -1, 'aria-hidden': true };

/** The attributes of the element that is edited. */
function attributesOf(
  { label, lang = '', required, rows = 6 }: FormattedFieldProps,
  described: ReturnType<typeof describedBy>,
): Record<string, string> {
  return {
    ...(described['aria-describedby'] && { 'aria-describedby': described['aria-describedby'] }),
    ...(described['aria-invalid'] && { 'aria-invalid': 'true' }),
    ...(required && { 'aria-required': 'true' }),
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': label,
    lang,
    class: 'px-4 py-3 text-base whitespace-pre-wrap wrap-anywhere outline-none',
    style: `min-height: ${String(rows * 1.5 + 1.5)}rem`,
  };
}
