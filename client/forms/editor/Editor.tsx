import { toggleMark } from 'prosemirror-commands';
import { Fragment as Content, type Node, Slice } from 'prosemirror-model';
import { type Command, EditorState, TextSelection } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import {
  type ComponentProps,
  type KeyboardEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { pastedBlocks } from '../pastedText.ts';
import { fromDocument, nodesOf, plainDocument, schema, toDocument } from './document.ts';
import { hasMark, isIn, plugins, toggleBlock } from './editing.ts';
import { LinkPanel } from './LinkPanel.tsx';

export interface EditorProps {
  /** The stored text. If it changes from outside, the document is replaced. */
  value: string;
  /** Whether somebody has typed the value as plain text, before the editor was loaded. */
  isPlain: boolean;
  onChange: (markdown: string) => void;
  onBlur: () => void;
  /** The selection in the text before the editor was loaded; null if the field had no focus. */
  selectionOf: () => [number, number] | null;
  /** Called with a function that focuses the editor. */
  onReady: (focus: () => void) => void;
  attributes: Record<string, string>;
  /** Whether the field is not disabled. */
  isEnabled: () => boolean;
}

const marks = ['strong', 'emphasis'] as const;
const blocks = ['heading', 'subheading', 'bullet', 'number', 'quote'] as const;

/** Edits a formatted text. */
export function Editor({ value, isPlain, attributes, ...props }: EditorProps) {
  const { editor: words } = useAdminMessages().adminForms;
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const written = useRef(value);
  const received = useRef(value);
  const latest = useRef({ ...props, attributes });
  useEffect(() => {
    latest.current = { ...props, attributes };
    const disabled: Record<string, string> = props.isEnabled() ? {} : { 'aria-disabled': 'true' };
    // The view asks again whether it can be edited.
    view.current?.setProps({ attributes: { ...attributes, ...disabled } });
  });
  const [state, setState] = useState(() => {
    const openLink: Command = (_state, dispatch) => {
      if (dispatch) setLinking(true);
      return true;
    };
    return EditorState.create({
      doc: isPlain ? plainDocument(value) : toDocument(value),
      plugins: plugins(openLink),
    });
  });
  const [isLinking, setLinking] = useState(false);

  // At once, so that the field never lacks its control.
  useLayoutEffect(() => {
    const { selectionOf, onReady } = latest.current;
    const selected = selectionOf();
    const created = new EditorView(place.current, {
      state,
      attributes: latest.current.attributes,
      editable: () => latest.current.isEnabled(),
      dispatchTransaction(transaction) {
        const next = created.state.apply(transaction);
        created.updateState(next);
        setState(next);
        if (!transaction.docChanged) return;
        written.current = fromDocument(next.doc);
        latest.current.onChange(written.current);
      },
      handleDOMEvents: {
        blur: () => latest.current.onBlur(),
      },
      handlePaste(target, { clipboardData }) {
        const html = clipboardData?.getData('text/html');
        const pasted = html ? nodesOf(pastedBlocks(html)) : [];
        if (pasted.every(({ content }) => content.size === 0)) return false;
        const [, before = '', after = ''] =
          /^( ?)[^]*?( ?)$/.exec(clipboardData?.getData('text/plain') ?? '') ?? [];
        const slice = new Slice(Content.from(withSpaces(pasted, before, after)), 1, 1);
        target.dispatch(target.state.tr.replaceSelection(slice).scrollIntoView());
        return true;
      },
    });
    view.current = created;
    if (selected) focusAt(created, value, selected);
    onReady(() => created.focus());
    written.current = fromDocument(state.doc);
    if (written.current !== value) latest.current.onChange(written.current);
    return () => created.destroy();
    // The view is created once, and gets later values by the other effects.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  useEffect(() => {
    const { current } = view;
    const isNew = value !== received.current && value !== written.current;
    received.current = value;
    if (!current || !isNew) return;
    written.current = value;
    const document = toDocument(value);
    const { tr, doc } = current.state;
    const next = current.state.apply(tr.replaceWith(0, doc.content.size, document.content));
    current.updateState(next);
    setState(next);
  }, [value]);

  const run = (command: Command) => () => {
    const { current } = view;
    if (!current) return;
    command(current.state, current.dispatch, current);
    current.focus();
  };

  return (
    <div className="rounded-md border border-control bg-paper outline-offset-3 outline-accent has-[[role=textbox]:focus]:outline-3 has-[[aria-invalid]]:border-2 has-[[aria-invalid]]:border-red">
      <div
        role="toolbar"
        aria-label={words.toolbar}
        className="flex flex-wrap border-b border-line"
        onKeyDown={moveInToolbar}
      >
        {marks.map((name, index) => (
          <ToolButton
            key={name}
            name={words[name]}
            sign={name}
            isFirst={index === 0}
            aria-pressed={hasMark(state, name)}
            onClick={run(toggleMark(schema.marks[name]))}
          />
        ))}
        <ToolButton
          name={words.link}
          sign="link"
          aria-pressed={hasMark(state, 'link')}
          aria-expanded={isLinking}
          onClick={() => setLinking(!isLinking)}
        />
        {blocks.map((name) => (
          <ToolButton
            key={name}
            name={words[name]}
            sign={name}
            aria-pressed={isIn(state, name)}
            onClick={run(toggleBlock(name))}
          />
        ))}
      </div>
      {isLinking && (
        <LinkPanel
          state={state}
          onEnd={(command) => {
            setLinking(false);
            run(command)();
          }}
        />
      )}
      <div ref={place} />
    </div>
  );
}

/** Adds the spaces around pasted words, which HTML does not have. */
function withSpaces(nodes: Node[], before: string, after: string): Node[] {
  return nodes.map((node, index) => {
    const isLast = index === nodes.length - 1;
    const first = index === 0 && before ? [schema.text(before)] : [];
    const last = isLast && after ? [schema.text(after)] : [];
    return node.copy(Content.from([...first, ...node.children, ...last]));
  });
}

/** Selects what was selected in the text before the editor was loaded. */
function focusAt(view: EditorView, text: string, selected: [number, number]) {
  const { doc, tr } = view.state;
  const [from, to] = selected.map((offset) => {
    const lines = text.slice(0, offset).split('\n').length;
    // A line break is the end of a block and the start of the next one.
    return doc.resolve(Math.min(offset + lines, doc.content.size - 1));
  });
  if (from && to) view.dispatch(tr.setSelection(TextSelection.between(from, to)));
  view.focus();
}

/** Arrow keys move between the buttons of a toolbar, which is one stop of the Tab key. */
function moveInToolbar({ key, currentTarget, target }: KeyboardEvent<HTMLElement>) {
  const buttons = [...currentTarget.querySelectorAll('button')];
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
  const place = buttons.indexOf(target as HTMLButtonElement);
  if (step) buttons[(place + step + buttons.length) % buttons.length]?.focus();
}

const signs = {
  strong: <strong>B</strong>,
  emphasis: <em className="font-serif">I</em>,
  link: <span className="underline">↗</span>,
  heading: 'H1',
  subheading: <span className="text-sm">H2</span>,
  bullet: '•—',
  number: '1—',
  quote: '❝',
};

interface ToolButtonProps extends Omit<ComponentProps<'button'>, 'type'> {
  /** Its accessible name. */
  name: string;
  sign: keyof typeof signs;
  isFirst?: boolean;
}

const keys: Partial<Record<keyof typeof signs, string>> = { strong: 'B', emphasis: 'I', link: 'K' };

function ToolButton({ name, sign, isFirst = false, ...button }: ToolButtonProps) {
  const key = keys[sign];
  return (
    <button
      {...button}
      type="button"
      aria-label={name}
      title={key ? `${name} (Ctrl+${key})` : name}
      aria-keyshortcuts={key && `Control+${key}`}
      tabIndex={isFirst ? 0 : -1}
      // The text keeps its selection.
      onMouseDown={(event) => event.preventDefault()}
      className="grid size-11 place-items-center rounded-md hover:bg-surface aria-pressed:bg-ink aria-pressed:text-paper"
    >
      <span aria-hidden="true">{signs[sign]}</span>
    </button>
  );
}
