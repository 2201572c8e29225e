import { flattenTables } from './flatten-tables';
import { joinNotes } from './join-notes';
import { nestLists } from './nest-lists';
import { type AddressOfPicture, placePictures } from './place-pictures';
import { readProgramMarkup } from './program-markup';
import { BLOCK, styleEmphasis } from './style-emphasis';
import { keepUsefulLinks } from './useful-links';

/** What of a pasted text has no place in Markdown. */
export interface LeftOut {
  /** Videos, forms, drawings. */
  embedded: number;
  /** Remarks of colleagues beside the text. */
  comments: number;
  /** Links to places that visitors cannot reach; their text stays. */
  links: number;
}

export interface PasteOptions {
  addressOfPicture: AddressOfPicture;
  /** The number of the first note: the text may have some already. */
  firstNote: number;
}

const NOT_TEXT = 'style, script, meta, link, title, template, noscript, xml, head';
const EMBEDDED = 'iframe, object, embed, video, audio, canvas, svg';

/**
 * The HTML of a clipboard with plain elements instead of the ways in which Google Docs, Word and browsers write
 * headings, emphasis, lists and notes. Nothing in it is loaded or run: it is parsed into a document of its own.
 */
export function tidyHtml(html: string, options: PasteOptions): { body: HTMLElement; leftOut: LeftOut } {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll(NOT_TEXT)) element.remove();
  const comments = readProgramMarkup(body);
  placePictures(body, options.addressOfPicture);
  const embedded = remove(body, EMBEDDED);
  joinNotes(body, options.firstNote);
  nestLists(body);
  const links = keepUsefulLinks(body);
  styleEmphasis(body);
  flattenTables(body);
  dropEmpty(body);
  return { body, leftOut: { embedded, comments, links } };
}

function remove(body: HTMLElement, selector: string): number {
  const found = [...body.querySelectorAll(selector)].filter(
    (element) => !element.parentElement?.closest(selector),
  );
  for (const element of found) element.remove();
  return found.length;
}

function dropEmpty(body: HTMLElement): void {
  // A line break between paragraphs is the space between them.
  for (const brk of body.querySelectorAll('br')) {
    const { previousSibling: before, nextSibling: after } = brk;
    const isBetween = [before, after].every(
      (node) => !node || (node instanceof Element && node.matches(`${BLOCK}, br`)),
    );
    if (isBetween) brk.remove();
  }
  for (const block of body.querySelectorAll('p, h1, h2, h3, h4, h5, h6, b, strong, i, em, del, li, a'))
    if (block.textContent.trim() === '' && !block.querySelector('img, input, note-ref'))
      block.replaceWith(block.matches(BLOCK) ? '' : block.textContent);
  // Items of one paragraph are close together.
  for (const paragraph of body.querySelectorAll('li > p'))
    if (paragraph.parentElement!.querySelectorAll(':scope > p').length === 1) {
      paragraph.replaceWith(...paragraph.childNodes);
    }
}
