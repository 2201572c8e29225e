/** A mark in the text and the note at its end, which lead to each other. */
interface Pair {
  mark: Element;
  note: Element;
  backLinks: Element[];
}

/**
 * Foot- and endnotes become elements of their own: `note-ref` in the text, `note-text` at its end.
 *
 * @param first the number of the first note
 */
export function joinNotes(body: HTMLElement, first: number): void {
  const pairs = pairsIn(body);
  const notes = new Map<Element, string>();
  for (const { mark, note, backLinks } of pairs) {
    const isNew = !notes.has(note);
    if (isNew) notes.set(note, String(first + notes.size));
    const reference = document.createElement('note-ref');
    reference.setAttribute('name', notes.get(note)!);
    (closestRaised(mark) ?? mark).replaceWith(reference);
    for (const link of backLinks) (closestRaised(link) ?? link).remove();
  }
  for (const [note, name] of notes) {
    const text = document.createElement('note-text');
    text.setAttribute('name', name);
    text.append(...(/^(p|h\d)$/.test(note.localName) ? [note.cloneNode(true)] : note.childNodes));
    // What is left of links back, and of the space behind them.
    for (const rest of text.querySelectorAll('.mw-cite-backlink')) rest.remove();
    trimStart(text);
    removeWithEmptyParents(note);
    body.append(text);
  }
  // The line and the heading above notes.
  const above = body.querySelector('note-text')?.previousElementSibling;
  if (above?.localName === 'hr') above.remove();
  if (notes.size > 0) body.querySelector('#footnote-label')?.remove();
}

function trimStart(element: Element): void {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    text.data = text.data.trimStart();
    if (text.data !== '') return;
  }
}

function pairsIn(body: HTMLElement): Pair[] {
  const targetOf = targetsIn(body);
  const links = [...body.querySelectorAll('a')].filter(targetOf);
  const found: Pair[] = [];
  for (const mark of links) {
    const target = targetOf(mark)!;
    // A note comes after its mark.
    if (!(mark.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING)) continue;
    const note = noteAround(target, mark);
    // Of several marks of a note, it may lead back to the first one only.
    const leadsBack = (link: Element) => {
      const end = targetOf(link)!;
      const other = end.localName === 'a' ? end : end.querySelector('a');
      return end.contains(mark) || (other !== null && targetOf(other) === target);
    };
    const backLinks = links.filter((link) => note?.contains(link) && leadsBack(link));
    if (note && backLinks.length > 0) found.push({ mark, note, backLinks });
  }
  return found;
}

/** Finds the element of the same text to which a link leads. */
function targetsIn(body: HTMLElement): (link: Element) => Element | undefined {
  const places = new Map<string, Element>();
  for (const element of body.querySelectorAll('[id], a[name]'))
    for (const name of [element.id, element.getAttribute('name')])
      if (name && !places.has(name)) places.set(name, element);
  return (link) => {
    // A browser makes the addresses of links absolute when it copies them.
    const hash = /#([^#]+)$/.exec(link.getAttribute('href') ?? '')?.[1];
    return hash === undefined ? undefined : (places.get(hash) ?? places.get(decoded(hash)));
  };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The block of a note, with all its paragraphs and without other notes. */
function noteAround(target: Element, mark: Element): Element | undefined {
  const block = target.closest('p, li, div, dd');
  if (!block || block.contains(mark)) return undefined;
  const outer = block.parentElement?.closest('div, li');
  const isNote = /^(ftn|edn|sdfootnote|sdendnote|fn)/.test(outer?.id ?? '');
  return isNote && !outer!.contains(mark) ? outer! : block;
}

function closestRaised(link: Element): Element | undefined {
  const raised = link.closest('sup');
  return raised && raised.textContent.trim() === link.textContent.trim() ? raised : undefined;
}

function removeWithEmptyParents(element: Element): void {
  const outer = element.parentElement;
  element.remove();
  if (outer && outer.localName !== 'body' && outer.textContent.trim() === '' && !outer.querySelector('img'))
    removeWithEmptyParents(outer);
}
