import { escapeHtml } from '../escapeHtml.ts';
import {
  type Block,
  groupBlocks,
  parseMarkdown,
  type Run,
  runsOf,
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
    const content = runsOf(block).map((run) => runHtml(run, siteUrl));
    return `<${item}>${content.join('')}</${item}>`;
  });
  return open + items.join('') + close;
}

function runHtml({ href, segments }: Run, siteUrl: string): string {
  const html = segments.map(({ text, isStrong, isEmphasis }) => {
    const plain = escapeHtml(text);
    const slanted = isEmphasis ? `<em>${plain}</em>` : plain;
    return isStrong ? `<strong>${slanted}</strong>` : slanted;
  });
  if (!href) return html.join('');
  return `<a href="${escapeHtml(new URL(href, siteUrl).href)}">${html.join('')}</a>`;
}
