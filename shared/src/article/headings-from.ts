import type { Heading, Root } from 'mdast';
import { visit } from 'unist-util-visit';

const deepest = 6;

/** The page's title is its first heading, so those of an article begin at the second level wherever its author began. */
export function headingsFromTwo() {
  return (tree: Root): void => {
    const headings: Heading[] = [];
    visit(tree, 'heading', (heading) => void headings.push(heading));
    const shift = 2 - Math.min(...headings.map(({ depth }) => depth));
    for (const heading of headings) {
      heading.depth = Math.min(heading.depth + shift, deepest) as Heading['depth'];
    }
  };
}
