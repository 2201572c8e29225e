import type { Heading, Root } from 'mdast';
import { visit } from 'unist-util-visit';

const deepest = 6;

/**
 * The headings of a text begin below those of its page, wherever its author began.
 *
 * @param first the level of its highest heading
 */
export function headingsFrom(first: 2 | 3) {
  return (tree: Root): void => {
    const headings: Heading[] = [];
    visit(tree, 'heading', (heading) => void headings.push(heading));
    const shift = first - Math.min(...headings.map(({ depth }) => depth));
    for (const heading of headings) {
      heading.depth = Math.min(heading.depth + shift, deepest) as Heading['depth'];
    }
  };
}
