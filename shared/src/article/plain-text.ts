import type { List, Nodes } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

const parser = unified().use(remarkParse).use(remarkGfm).freeze();

/**
 * A text in Markdown without its markup, for places that show plain text: blank lines separate its paragraphs, and its
 * line breaks stay. A text that has no markup is the same afterwards.
 *
 * It brings a whole parser: load it when a text is read.
 */
export function plainText(markdown: string): string {
  try {
    return blocksOf(parser.parse(markdown));
  } catch (error) {
    // Thousands of quotations in one another are more than the stack holds.
    if (!(error instanceof RangeError)) throw error;
    return markdown;
  }
}

function blocksOf({ children }: { children: Nodes[] }): string {
  return children.map(textOf).filter(Boolean).join('\n\n');
}

function textOf(node: Nodes): string {
  switch (node.type) {
    case 'root':
    case 'blockquote':
      return blocksOf(node);
    case 'list':
      return itemsOf(node);
    case 'table':
      return node.children.map((row) => row.children.map(textOf).join(' · ')).join('\n');
    case 'footnoteDefinition':
      return `[${node.identifier}] ${blocksOf(node)}`;
    case 'footnoteReference':
      return `[${node.identifier}]`;
    case 'break':
      return '\n';
    case 'image':
      return node.title ?? '';
    case 'html':
    case 'definition':
    case 'thematicBreak':
      return '';
    default:
      return 'children' in node ? node.children.map(textOf).join('') : 'value' in node ? node.value : '';
  }
}

function itemsOf({ children, ordered, start }: List): string {
  return children
    .map((item, index) => {
      const text = item.children.map(textOf).filter(Boolean).join('\n');
      const mark = ordered ? `${(start ?? 1) + index}.` : '–';
      return `${mark} ${text.replaceAll('\n', '\n  ')}`;
    })
    .join('\n');
}
