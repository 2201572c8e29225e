/** Elements that are paragraphs of their own, or hold some. */
export const BLOCK =
  'p, div, h1, h2, h3, h4, h5, h6, ul, ol, li, table, blockquote, pre, hr, dl, section, article';

const SUPERSCRIPT = { from: '0123456789+-−=()n', to: '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿ' };
const SUBSCRIPT = { from: '0123456789+-−=()', to: '₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎' };

export function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

/** Bold, italic and struck text that is so by its style, and text that is not bold in spite of its element. */
export function styleEmphasis(body: HTMLElement): void {
  for (const bold of body.querySelectorAll<HTMLElement>('b, strong'))
    if (isLight(bold.style.fontWeight)) unwrap(bold);
  for (const italic of body.querySelectorAll<HTMLElement>('i, em'))
    if (italic.style.fontStyle === 'normal') unwrap(italic);
  for (const span of body.querySelectorAll<HTMLElement>('span, font, a')) {
    const { fontWeight, fontStyle, textDecoration, textDecorationLine, verticalAlign } = span.style;
    if (fontWeight !== '' && !isLight(fontWeight)) wrapInside(span, 'strong');
    if (fontStyle === 'italic') wrapInside(span, 'em');
    if (`${textDecoration} ${textDecorationLine}`.includes('line-through')) wrapInside(span, 'del');
    if (verticalAlign === 'super') wrapInside(span, 'sup');
    if (verticalAlign === 'sub') wrapInside(span, 'sub');
  }
  // A heading is bold already, and so is the first row of a table.
  for (const bold of body.querySelectorAll(
    ':is(h1, h2, h3, h4, h5, h6, th, table tr:first-child) :is(b, strong)',
  ))
    unwrap(bold);
  // Emphasis around paragraphs becomes emphasis inside them.
  for (const outer of body.querySelectorAll('b, strong, i, em, del')) {
    const blocks = [...outer.querySelectorAll(BLOCK)].filter((block) => !block.querySelector(BLOCK));
    if (blocks.length === 0) continue;
    unwrap(outer);
    for (const block of blocks)
      if (!/^h\d$/.test(block.localName) || outer.localName === 'del') wrapInside(block, outer.localName);
  }
  raise(body);
  for (const element of body.querySelectorAll('b, strong, i, em, del')) {
    joinNext(element);
    moveSpaceOut(element);
  }
}

/** Programs begin an element anew in the middle of a word. */
function joinNext(element: Element): void {
  for (let next = element.nextSibling; next instanceof Element; next = element.nextSibling) {
    if (next.localName !== element.localName) return;
    element.append(...next.childNodes);
    next.remove();
  }
}

/** Markdown has emphasis only around words. */
function moveSpaceOut(element: Element): void {
  const { firstChild: first, lastChild: last } = element;
  if (element.textContent.trim() === '') return;
  if (first instanceof Text && /^\s/.test(first.data)) {
    element.before(' ');
    first.data = first.data.trimStart();
  }
  if (last instanceof Text && /\s$/.test(last.data)) {
    element.after(' ');
    last.data = last.data.trimEnd();
  }
}

function isLight(weight: string): boolean {
  return weight === 'normal' || weight === 'lighter' || (weight !== '' && Number(weight) <= 500);
}

function wrapInside(element: Element, name: string): void {
  // An element of the same kind around it says so already.
  if (element.textContent.trim() === '' || element.closest(name)) return;
  const inner = document.createElement(name);
  inner.append(...element.childNodes);
  element.append(inner);
}

/** Square metres and CO₂ keep their meaning: raised and lowered digits have characters of their own. */
function raise(body: HTMLElement): void {
  for (const element of body.querySelectorAll('sup, sub')) {
    const { from, to } = element.localName === 'sup' ? SUPERSCRIPT : SUBSCRIPT;
    const text = element.textContent;
    const characters = [...text].map((character) => [...to][[...from].indexOf(character)]);
    if (!element.querySelector('a') && text !== '' && characters.every(Boolean))
      element.replaceWith(characters.join(''));
    else unwrap(element);
  }
}
