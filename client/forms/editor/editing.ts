import {
  baseKeymap,
  chainCommands,
  setBlockType,
  splitBlockAs,
  toggleMark,
} from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { inputRules, textblockTypeInputRule } from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import { type Command, type EditorState, Plugin, type Transaction } from 'prosemirror-state';
import { type BlockName, type MarkName, schema } from './document.ts';

const { paragraph, heading, subheading, bullet, number, quote } = schema.nodes;

/** Whether the first selected block is of this type. */
export function isIn({ doc, selection }: EditorState, name: BlockName): boolean {
  const { parent } = selection.$from;
  return (parent.isTextblock ? parent : doc.firstChild)?.type.name === name;
}

export function hasMark({ doc, selection, storedMarks }: EditorState, name: MarkName): boolean {
  const { from, to, empty, $from } = selection;
  const type = schema.marks[name];
  return empty
    ? (storedMarks ?? $from.marks()).some((mark) => mark.type === type)
    : doc.rangeHasMark(from, to, type);
}

/** Makes the selected blocks blocks of this type, or paragraphs if the first one is of it. */
export const toggleBlock =
  (name: BlockName): Command =>
  (state, dispatch) =>
    setBlockType(schema.nodes[isIn(state, name) ? 'paragraph' : name])(state, dispatch);

/** Makes the block at the cursor a paragraph if `isDue`. */
const leaveBlock =
  (isDue: (state: EditorState) => boolean): Command =>
  (state, dispatch) =>
    state.selection.empty && !isIn(state, 'paragraph') && isDue(state)
      ? setBlockType(paragraph)(state, dispatch)
      : false;

const isEmpty = ({ selection }: EditorState) => selection.$from.parent.content.size === 0;
const isAtStart = ({ selection }: EditorState) => selection.$from.parentOffset === 0;

/** The next line continues a list or a quote. After a heading comes a paragraph. */
const splitLine = splitBlockAs(({ type, attrs }, atEnd) =>
  atEnd && (type === heading || type === subheading) ? { type: paragraph } : { type, attrs },
);

/** Numbers the items that follow the first one of a list. */
function renumbered({ doc, tr }: EditorState): Transaction | null {
  let expected: number | null = null;
  doc.forEach((node, place) => {
    const own = node.attrs['number'] as number | undefined;
    if (own && expected && own !== expected) tr.setNodeAttribute(place, 'number', expected);
    expected = own ? (expected ?? own) + 1 : null;
  });
  return tr.docChanged ? tr : null;
}

/** The behaviour of the editor. */
export const plugins = (openLink: Command): Plugin[] => [
  history(),
  inputRules({
    rules: [
      textblockTypeInputRule(/^##?\s$/, heading),
      textblockTypeInputRule(/^###\s$/, subheading),
      textblockTypeInputRule(/^[-+*•]\s$/, bullet),
      textblockTypeInputRule(/^(\d{1,9})[.)]\s$/, number, ([, digits]) => ({
        number: Number(digits),
      })),
      textblockTypeInputRule(/^>\s$/, quote),
    ],
  }),
  keymap({
    'Mod-b': toggleMark(schema.marks.strong),
    'Mod-i': toggleMark(schema.marks.emphasis),
    'Mod-k': openLink,
    'Mod-z': undo,
    'Shift-Mod-z': redo,
    'Mod-y': redo,
    Enter: chainCommands(leaveBlock(isEmpty), splitLine),
    'Shift-Enter': splitLine,
    Backspace: leaveBlock(isAtStart),
  }),
  keymap(baseKeymap),
  new Plugin({ appendTransaction: (_done, _former, state) => renumbered(state) }),
];
