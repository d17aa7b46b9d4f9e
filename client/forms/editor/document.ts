import { type Mark as NodeMark, type Node, Schema } from 'prosemirror-model';
import {
  type Block,
  type Mark,
  parseMarkdown,
  runsOf,
} from '../../../api/shared/content/markdown.rules.ts';
import { toMarkdown } from '../../../api/shared/content/toMarkdown.rules.ts';

const block = { group: 'block', content: 'text*', defining: true };

/** The documents of the editor: a list of blocks, as `parseMarkdown` returns them. */
export const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: { ...block, toDOM: () => ['p', 0] },
    heading: { ...block, toDOM: () => ['h3', { class: 'text-xl font-semibold' }, 0] },
    subheading: { ...block, toDOM: () => ['h4', { class: 'text-lg font-semibold' }, 0] },
    bullet: { ...block, toDOM: () => ['ul', { class: 'list-disc ps-6' }, ['li', 0]] },
    number: {
      ...block,
      attrs: { number: { default: 1 } },
      toDOM: ({ attrs }) => [
        'ol',
        { class: 'list-decimal ps-8', start: String(attrs['number']) },
        ['li', 0],
      ],
    },
    quote: { ...block, toDOM: () => ['blockquote', { class: 'border-s-4 border-line ps-4' }, 0] },
    text: {},
  },
  marks: {
    link: {
      attrs: { href: {} },
      inclusive: false,
      toDOM: ({ attrs }) => [
        'a',
        { href: String(attrs['href']), class: 'text-green underline underline-offset-4' },
        0,
      ],
    },
    strong: { toDOM: () => ['strong', 0] },
    emphasis: { toDOM: () => ['em', 0] },
  },
});

export type BlockName = Block['type'];
export type MarkName = Mark['type'];

/** The document of a stored text. */
export const toDocument = (markdown: string): Node =>
  schema.node('doc', null, nodesOf(parseMarkdown(markdown)));

/** The document of plain text with all its spaces and empty lines, as somebody is typing it. */
export const plainDocument = (text: string): Node =>
  schema.node(
    'doc',
    null,
    text.split('\n').map((line) => schema.node('paragraph', null, line ? [schema.text(line)] : [])),
  );

/** The nodes of blocks; one empty paragraph if there are none. */
export function nodesOf(blocks: readonly Block[]): Node[] {
  const nodes = blocks.map((each) => {
    const texts = runsOf(each).flatMap(({ href, segments }) =>
      segments.map(({ text, isStrong, isEmphasis }) =>
        schema.text(text, [
          ...(href ? [schema.mark('link', { href })] : []),
          ...(isStrong ? [schema.mark('strong')] : []),
          ...(isEmphasis ? [schema.mark('emphasis')] : []),
        ]),
      ),
    );
    return schema.node(each.type, each.number ? { number: each.number } : null, texts);
  });
  return nodes.length > 0 ? nodes : [schema.node('paragraph')];
}

/** The text of a document, as it is stored. */
export const fromDocument = (document: Node): string => toMarkdown(document.children.map(blockOf));

function blockOf(node: Node): Block {
  const marks: Mark[] = [];
  let start = 0;
  for (const { marks: own, nodeSize } of node.children) {
    const end = start + nodeSize;
    marks.push(...own.map((mark) => ({ ...markOf(mark), start, end })));
    start = end;
  }
  const number = node.attrs['number'] as number | undefined;
  return {
    type: node.type.name as BlockName,
    text: node.textContent,
    marks,
    ...(number && { number }),
  };
}

const markOf = ({ type, attrs }: NodeMark) => ({
  type: type.name as MarkName,
  ...(typeof attrs['href'] === 'string' && { href: attrs['href'] }),
});
