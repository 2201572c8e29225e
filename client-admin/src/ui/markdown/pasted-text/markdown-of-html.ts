import { fromDom } from 'hast-util-from-dom';
import { defaultHandlers, type Handle, toMdast } from 'hast-util-to-mdast';
import type { Paragraph, PhrasingContent, Root } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import { SKIP, visit } from 'unist-util-visit';
import { countKept, type Kept } from './count-kept';
import { type LeftOut, type PasteOptions, tidyHtml } from './tidy-html';

export interface PastedMarkdown {
  markdown: string;
  kept: Kept;
  leftOut: LeftOut;
}

const STRUCTURE =
  'h1, h2, h3, h4, h5, h6, a, ul, ol, b, strong, i, em, del, s, strike, table, blockquote, pre, code, hr, img';

/** Items are apart only where one has several paragraphs; the library parts all that hold a list. */
const listItem: Handle = (state, node) => {
  const item = defaultHandlers.li(state, node);
  return { ...item, spread: item.children.filter(({ type }) => type === 'paragraph').length > 1 };
};

const noteReference: Handle = (_, { properties }) => ({
  type: 'footnoteReference',
  identifier: String(properties['name']),
});

const noteText: Handle = (state, node) => ({
  type: 'footnoteDefinition',
  identifier: String(node.properties['name']),
  children: state.toFlow(state.all(node)) as Paragraph[],
});

/**
 * The Markdown of HTML that another program copied; undefined where the HTML has no structure that its plain text
 * lacks.
 */
export function markdownOfHtml(html: string, options: PasteOptions): PastedMarkdown | undefined {
  const { body, leftOut } = tidyHtml(html, options);
  const blocks = body.querySelectorAll('p, div').length;
  const isLess = leftOut.embedded + leftOut.comments + leftOut.links > 0;
  if (isCode(body) || (!body.querySelector(STRUCTURE) && blocks < 2 && !isLess)) return undefined;
  const tree = toMdast(fromDom(body), {
    handlers: { li: listItem, 'note-ref': noteReference, 'note-text': noteText },
    nodeHandlers: { comment: () => undefined },
  }) as Root;
  splitAtBlankLines(tree);
  const markdown = toMarkdown(tree, {
    bullet: '-',
    emphasis: '_',
    rule: '-',
    listItemIndent: 'one',
    extensions: [gfmToMarkdown({ tablePipeAlign: false })],
  });
  return { markdown: markdown.trim(), kept: countKept(body), leftOut };
}

/** Editors of code colour what is plain text, often Markdown. */
function isCode(body: HTMLElement): boolean {
  const [only, ...others] = body.children;
  const isPre = only instanceof HTMLElement && only.style.whiteSpace === 'pre';
  return isPre && others.length === 0 && !body.querySelector('a[href], img');
}

/** Two line breaks are a paragraph to come; a blank before one is none. */
function splitAtBlankLines(tree: Root): void {
  visit(tree, 'paragraph', (paragraph, index, parent) => {
    if (!parent || index === undefined) return undefined;
    const parts: PhrasingContent[][] = [[]];
    let breaks: PhrasingContent[] = [];
    for (const child of paragraph.children) {
      const part = parts.at(-1)!;
      if (child.type === 'break') {
        const before = part.at(-1);
        if (before?.type === 'text') before.value = before.value.trimEnd();
        breaks.push(child);
        continue;
      }
      if (child.type === 'text' && child.value.trim() === '' && breaks.length > 0) continue;
      if (breaks.length > 1) parts.push([child]);
      else part.push(...breaks, child);
      breaks = [];
    }
    const paragraphs = parts.map((children): Paragraph => ({ type: 'paragraph', children }));
    parent.children.splice(index, 1, ...paragraphs);
    return [SKIP, index + paragraphs.length];
  });
}
