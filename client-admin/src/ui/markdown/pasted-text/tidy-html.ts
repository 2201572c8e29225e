import { nestLists } from './nest-lists';
import { BLOCK, styleEmphasis, unwrap } from './style-emphasis';

/** What of a pasted text Markdown has no place for. */
export interface LeftOut {
  pictures: number;
  /** Videos, forms, drawings. */
  embedded: number;
}

interface TidyHtml {
  body: HTMLElement;
  leftOut: LeftOut;
}

const NOT_TEXT = 'style, script, meta, link, title, template, noscript, xml, head';
const EMBEDDED = 'iframe, object, embed, video, audio, canvas, svg';
/**
 * The HTML of a clipboard with plain elements instead of the ways in which Google Docs, Word and browsers write
 * headings, emphasis and lists. Nothing in it is loaded or run: it is parsed into a document of its own.
 *
 * @param pictureOf the path of a picture of this site, by its address
 */
export function tidyHtml(html: string, pictureOf: (address: string) => string | undefined): TidyHtml {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll(NOT_TEXT)) element.remove();
  markTasks(body);
  const leftOut = { pictures: leavePicturesOut(body, pictureOf), embedded: remove(body, EMBEDDED) };
  for (const element of body.querySelectorAll('*')) {
    if (element.localName.includes(':')) unwrap(element);
    else if (element.classList.contains('Apple-converted-space')) element.replaceWith(' ');
  }
  nestLists(body);
  styleQuotes(body);
  styleEmphasis(body);
  keepUsefulLinks(body);
  flattenTables(body);
  dropEmpty(body);
  return { body, leftOut };
}

function remove(body: HTMLElement, selector: string): number {
  const found = [...body.querySelectorAll(selector)].filter(
    (element) => !element.parentElement?.closest(selector),
  );
  for (const element of found) element.remove();
  return found.length;
}

/** The box of a task in Google Docs is a picture. */
function markTasks(body: HTMLElement): void {
  for (const item of body.querySelectorAll('li[role=checkbox]')) {
    item.querySelector('img')?.remove();
    const box = document.createElement('input');
    box.type = 'checkbox';
    box.toggleAttribute('checked', item.getAttribute('aria-checked') === 'true');
    (item.querySelector('p') ?? item).prepend(box, ' ');
  }
}

/** @returns how many there were that this site does not have */
function leavePicturesOut(body: HTMLElement, pictureOf: (address: string) => string | undefined): number {
  let count = 0;
  for (const picture of body.querySelectorAll('img')) {
    const path = pictureOf(picture.getAttribute('src') ?? '');
    if (path) picture.setAttribute('src', path);
    else {
      // Mails and pages count their readers with pictures of one pixel.
      if (picture.getAttribute('width') !== '1') count += 1;
      picture.remove();
    }
  }
  return count;
}

function styleQuotes(body: HTMLElement): void {
  for (const paragraph of body.querySelectorAll('p.MsoQuote, p.MsoIntenseQuote')) {
    const quote = document.createElement('blockquote');
    paragraph.replaceWith(quote);
    quote.append(paragraph);
  }
  for (const title of body.querySelectorAll('p.MsoTitle')) rename(title, 'h1');
}

function rename(element: Element, name: string): void {
  const other = document.createElement(name);
  for (const span of ['colspan', 'rowspan']) {
    const value = Number(element.getAttribute(span));
    // A page may ask for millions of columns.
    if (value > 1 && value < 100) other.setAttribute(span, String(value));
  }
  other.append(...element.childNodes);
  element.replaceWith(other);
}

function keepUsefulLinks(body: HTMLElement): void {
  for (const link of body.querySelectorAll('a')) {
    const href = link.getAttribute('href') ?? '';
    const address = URL.canParse(href) ? new URL(href) : undefined;
    const isUseful = address && ['http:', 'https:', 'mailto:', 'tel:'].includes(address.protocol);
    if (!isUseful || link.textContent.trim() === '' || link.querySelector('img')) {
      unwrap(link);
      continue;
    }
    // Google leads to other sites through a page of its own.
    const behind = address.pathname === '/url' && /(^|\.)google\.com$/.test(address.hostname);
    const target = behind ? address.searchParams.get('q') : null;
    if (target) link.setAttribute('href', target);
    link.removeAttribute('title');
  }
}

/** Cells of a Markdown table are one line; what is only a frame around text is no table. */
function flattenTables(body: HTMLElement): void {
  for (const table of body.querySelectorAll('table')) {
    const cells = [...table.querySelectorAll('td, th')];
    if (cells.length > 1 && !table.querySelector('table')) continue;
    for (const cell of cells) if (cell.closest('table') === table) rename(cell, 'div');
    for (const part of table.querySelectorAll('tr, tbody, thead, tfoot, colgroup, caption'))
      if (part.closest('table') === table) unwrap(part);
    unwrap(table);
  }
  for (const table of body.querySelectorAll('table')) {
    // A table of Markdown begins with the names of its columns.
    const first = table.querySelector('tr');
    for (const cell of table.querySelectorAll('td, th'))
      rename(cell, cell.parentElement === first ? 'th' : 'td');
  }
  for (const cell of body.querySelectorAll('td, th')) {
    for (const brk of cell.querySelectorAll('br')) brk.replaceWith(' ');
    for (const item of cell.querySelectorAll('li + li')) item.prepend('; ');
    for (const block of cell.querySelectorAll(BLOCK)) {
      if (block.previousSibling && !block.matches('li')) block.before(' ');
      unwrap(block);
    }
  }
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
    if (block.textContent.trim() === '' && !block.querySelector('img, input'))
      block.replaceWith(block.matches(BLOCK) ? '' : block.textContent);
  // Items of one paragraph are close together.
  for (const paragraph of body.querySelectorAll('li > p'))
    if (paragraph.parentElement!.querySelectorAll(':scope > p').length === 1) unwrap(paragraph);
}
