import type { Break, Root, Text } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';

/** Each line break is one that readers see, as in a text without markup. */
export function keepLines() {
  return (tree: Root): void => {
    visit(tree, 'text', (text, index, parent) => {
      if (!parent || index === undefined || !text.value.includes('\n')) return undefined;
      const parts = text.value.split('\n').flatMap((value, line): (Break | Text)[] => {
        const words: Text = { type: 'text', value };
        return line > 0 ? [{ type: 'break' }, words] : [words];
      });
      parent.children.splice(index, 1, ...parts);
      return [SKIP, index + parts.length];
    });
  };
}
