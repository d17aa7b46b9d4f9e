import { escapeHtml } from '../escapeHtml.ts';
import {
  type Block,
  groupBlocks,
  parseMarkdown,
  type Segment,
  segmentsOf,
} from '../shared/content/markdown.rules.ts';

/**
 * Formatted text as HTML, for readers outside the site. It has only the elements that are written
 * here, and blank lines are left out.
 * @param markdown the text
 * @param siteUrl the origin of the site, to which its own paths are added
 */
export const formattedHtml = (markdown: string, siteUrl: string): string =>
  groupBlocks(parseMarkdown(markdown).filter(({ text }) => text !== ''))
    .map((blocks) => groupHtml(blocks, siteUrl))
    .join('\n');

function groupHtml(blocks: Block[], siteUrl: string): string {
  const { type = 'paragraph', number = 1 } = blocks[0] ?? {};
  const [item, open, close] = {
    paragraph: ['p', '', ''],
    heading: ['h2', '', ''],
    subheading: ['h3', '', ''],
    quote: ['p', '<blockquote>', '</blockquote>'],
    bullet: ['li', '<ul>', '</ul>'],
    number: ['li', number === 1 ? '<ol>' : `<ol start="${String(number)}">`, '</ol>'],
  }[type] as [string, string, string];
  const items = blocks.map((block) => {
    const content = segmentsOf(block).map((segment) => segmentHtml(segment, siteUrl));
    return `<${item}>${content.join('')}</${item}>`;
  });
  return open + items.join('') + close;
}

function segmentHtml({ text, types, href }: Segment, siteUrl: string): string {
  let html = escapeHtml(text);
  if (types.includes('emphasis')) html = `<em>${html}</em>`;
  if (types.includes('strong')) html = `<strong>${html}</strong>`;
  return href ? `<a href="${escapeHtml(new URL(href, siteUrl).href)}">${html}</a>` : html;
}
