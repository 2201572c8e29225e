import { fromDom } from 'hast-util-from-dom';
import { defaultHandlers, type Handle, toMdast } from 'hast-util-to-mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import { type LeftOut, tidyHtml } from './tidy-html';

interface PastedMarkdown {
  markdown: string;
  leftOut: LeftOut;
}

const STRUCTURE =
  'h1, h2, h3, h4, h5, h6, a, ul, ol, b, strong, i, em, del, s, strike, table, blockquote, hr, img';

/** Items are apart only where one has several paragraphs; the library parts all that hold a list. */
const listItem: Handle = (state, node) => {
  const item = defaultHandlers.li(state, node);
  return { ...item, spread: item.children.filter(({ type }) => type === 'paragraph').length > 1 };
};

/**
 * The Markdown of HTML that another program copied; undefined where the HTML has no structure that its plain text
 * lacks.
 *
 * @param pictureOf the path of a picture of this site, by its address
 */
export function markdownOfHtml(
  html: string,
  pictureOf: (address: string) => string | undefined,
): PastedMarkdown | undefined {
  const { body, leftOut } = tidyHtml(html, pictureOf);
  const blocks = body.querySelectorAll('p, div').length;
  if (!body.querySelector(STRUCTURE) && blocks < 2 && leftOut.pictures + leftOut.embedded === 0)
    return undefined;
  const tree = toMdast(fromDom(body), {
    handlers: { li: listItem },
    nodeHandlers: { comment: () => undefined },
  });
  const markdown = toMarkdown(tree, {
    bullet: '-',
    emphasis: '_',
    rule: '-',
    listItemIndent: 'one',
    extensions: [gfmToMarkdown({ tablePipeAlign: false })],
  });
  return { markdown: markdown.trim(), leftOut };
}
