/** Replaces an element by one of another name, which keeps its content and, of a cell, how far it spans. */
export function rename(element: Element, name: string): void {
  const other = document.createElement(name);
  for (const span of ['colspan', 'rowspan']) {
    const value = Number(element.getAttribute(span));
    // A page may ask for millions of columns.
    if (value > 1 && value < 100) other.setAttribute(span, String(value));
  }
  // Word writes the level of a list there.
  const style = element.getAttribute('style');
  if (style) other.setAttribute('style', style);
  other.append(...element.childNodes);
  element.replaceWith(other);
}
