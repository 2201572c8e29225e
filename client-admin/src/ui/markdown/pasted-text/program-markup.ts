import { rename } from './rename';
import { unwrap } from './style-emphasis';

/** Text that Word and LibreOffice mark as deleted while changes are tracked; a struck text has no author. */
const DELETED = 'del[cite], del[datetime], .msoDel, [style*="mso-hide:all"], [style*="mso-hide: all"]';
const COMMENT_TEXTS = '[style*="mso-element:comment"], .msocomtxt';
const COMMENT_MARKS = '.MsoCommentReference, [style*="mso-special-character:comment"], .msocomanchor';

/**
 * Reads what programs write in words of their own as what it means in HTML.
 *
 * @returns how many remarks of colleagues were removed
 */
export function readProgramMarkup(body: HTMLElement): number {
  for (const element of body.querySelectorAll(DELETED)) element.remove();
  // The end of a paragraph in Word on the web is a blank.
  for (const end of body.querySelectorAll('.EOP')) if (end.textContent.trim() === '') end.remove();
  const comments = removeComments(body);
  markTasks(body);
  for (const element of body.querySelectorAll('*')) {
    // Smart tags and other markup of Word.
    if (element.localName.includes(':') && element.localName !== 'v:imagedata') unwrap(element);
    else if (element.classList.contains('Apple-converted-space')) element.replaceWith(' ');
  }
  for (const inserted of body.querySelectorAll('ins')) unwrap(inserted);
  for (const formula of body.querySelectorAll('math'))
    formula.replaceWith(formula.getAttribute('alttext') ?? formula.textContent);
  styleParagraphs(body);
  breakLines(body);
  return comments;
}

function removeComments(body: HTMLElement): number {
  const marks = [...body.querySelectorAll('.msocomanchor')].filter(
    (mark) => !mark.closest(COMMENT_TEXTS),
  ).length;
  for (const element of body.querySelectorAll(`${COMMENT_TEXTS}, ${COMMENT_MARKS}`)) element.remove();
  for (const link of body.querySelectorAll('a[style*="mso-comment-reference"]')) unwrap(link);
  return marks;
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

/** Paragraphs that are headings or quotes by their style. */
function styleParagraphs(body: HTMLElement): void {
  for (const title of body.querySelectorAll('p.MsoTitle')) rename(title, 'h1');
  for (const paragraph of body.querySelectorAll('p')) {
    const outline = /mso-outline-level:\s*([1-6])/.exec(paragraph.getAttribute('style') ?? '')?.[1];
    if (outline) rename(paragraph, `h${outline}`);
  }
  for (const heading of body.querySelectorAll('[role=heading]')) {
    const level = Number(heading.getAttribute('aria-level') ?? 2);
    if (!/^h\d$/.test(heading.localName)) rename(heading, `h${Math.min(Math.max(level, 1), 6)}`);
  }
  for (const paragraph of body.querySelectorAll('p.MsoQuote, p.MsoIntenseQuote')) {
    const quote = document.createElement('blockquote');
    paragraph.replaceWith(quote);
    quote.append(paragraph);
  }
}

/** Messengers keep the lines of a message by a style; a blank line separates paragraphs. */
function breakLines(body: HTMLElement): void {
  for (const element of body.querySelectorAll<HTMLElement>('[style*="white-space"]')) {
    if (!/^(pre|break-spaces)/.test(element.style.whiteSpace) || element.closest('pre')) continue;
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.includes('\n') || text.data.trim() === '') continue;
      const lines = text.data.split('\n');
      text.replaceWith(
        ...lines.flatMap((line, index) => (index > 0 ? [document.createElement('br'), line] : [line])),
      );
    }
  }
}
