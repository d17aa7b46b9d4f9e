import { Fragment, type ReactNode } from 'react';
import { type Block, groupBlocks, runsOf } from '../../../api/shared/content/markdown.rules.ts';
import { InlineLink } from './InlineLink.tsx';
import { LinkedText } from './LinkedText.tsx';
import { MultilingualText } from './MultilingualText.tsx';

interface FormattedTextProps<Each extends Block> {
  blocks: readonly Each[];
  /** The level of headings in the text: one below the title of its record. */
  headingLevel?: 2 | 3 | 4;
  /** The class names of a block; those of a list or quote if all its blocks have some. */
  classOf?: (block: Each) => string | undefined;
  /** Renders the content of a block, by default its whole text. */
  children?: (block: Each) => ReactNode;
}

/** The elements of a formatted text. They have no space around them. */
export function FormattedText<Each extends Block>({
  blocks,
  headingLevel = 4,
  classOf = () => undefined,
  children = (block) => <BlockText block={block} />,
}: FormattedTextProps<Each>) {
  return groupBlocks(blocks).map((group, index) => {
    const [first] = group as [Each];
    const { type, number } = first;
    const Item = itemOf(first, headingLevel);
    const items = group.map((block, place) => (
      <Item
        key={place}
        className={classOf(block) ?? (Item.startsWith('h') ? 'font-semibold' : undefined)}
      >
        {children(block)}
      </Item>
    ));
    const [tag, style] = groups[type] ?? [];
    if (!tag) return <Fragment key={index}>{items}</Fragment>;
    // Of the three only a numbered list has a number.
    const Group = tag as 'ol';
    const own = group.every(classOf) ? classOf(first) : '';
    return (
      <Group key={index} start={number} className={`space-y-1 ${style} ${own}`}>
        {items}
      </Group>
    );
  });
}

/** The elements around items that follow each other. */
const groups: Partial<Record<Block['type'], readonly [tag: string, style: string]>> = {
  bullet: ['ul', 'list-disc ps-6'],
  number: ['ol', 'list-decimal ps-8'],
  quote: ['blockquote', 'border-s-4 border-line ps-4'],
};

function itemOf({ type }: Block, level: 2 | 3 | 4) {
  if (type === 'bullet' || type === 'number') return 'li';
  if (type === 'heading') return `h${level}` as const;
  return type === 'subheading' ? (`h${(level + 1) as 3 | 4 | 5}` as const) : 'p';
}

/** The text of a block between two offsets, with its marks and with links for its addresses. */
export function BlockText({ block, from, to }: { block: Block; from?: number; to?: number }) {
  return runsOf(block, from, to).map(({ href, segments }, index) => {
    const Text = href ? MultilingualText : LinkedText;
    const content = segments.map(({ text, isStrong, isEmphasis }, place) => {
      const plain = <Text text={text} />;
      const slanted = isEmphasis ? <em>{plain}</em> : plain;
      return <Fragment key={place}>{isStrong ? <strong>{slanted}</strong> : slanted}</Fragment>;
    });
    return href ? (
      <InlineLink key={index} href={href}>
        {content}
      </InlineLink>
    ) : (
      <Fragment key={index}>{content}</Fragment>
    );
  });
}
