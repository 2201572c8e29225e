interface ListItem {
  element: Element;
  level: number;
  name: 'ul' | 'ol';
  /** Its number, where it has one in digits. */
  number?: number;
}

/** Lists in the way of HTML: one inside an item of another. */
export function nestLists(body: HTMLElement): void {
  adoptStrayLists(body);
  const items = [...body.querySelectorAll('p, li, h1, h2, h3, h4, h5, h6')].flatMap(itemOf);
  let run: ListItem[] = [];
  for (const item of items) {
    const last = run.at(-1);
    if (last && nextAfter(last.element) !== item.element) {
      build(run);
      run = [];
    }
    run.push(item);
  }
  build(run);
}

/** Google Docs writes an inner list beside the item that it belongs to. */
function adoptStrayLists(body: HTMLElement): void {
  for (const list of body.querySelectorAll(':is(ul, ol) > :is(ul, ol)')) {
    const item = list.previousElementSibling;
    if (item?.localName === 'li') item.append(list);
  }
}

/** Word writes items as paragraphs with a level, and Word on the web gives each item a list of its own. */
function itemOf(element: Element): ListItem[] {
  const style = element.getAttribute('style') ?? '';
  const desktop = /mso-list:\s*l\d+\s+level(\d+)/i.exec(style);
  if (desktop) {
    const marker = [...element.querySelectorAll<HTMLElement>('span')].find((span) =>
      /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
    );
    // A numbered heading stays a heading.
    const text = marker?.textContent.trim() ?? '';
    marker?.remove();
    if (/^h\d$/.test(element.localName)) return [];
    const name = /^\(?(\p{N}|\p{L}{1,5}[.)])/u.test(text) ? 'ol' : 'ul';
    return [{ element, level: Number(desktop[1]), name, number: parseInt(text, 10) }];
  }
  const web = element.getAttribute('data-aria-level');
  const list = element.parentElement;
  if (element.localName !== 'li' || !web || !list) return [];
  return [{ element, level: Number(web), name: list.localName === 'ol' ? 'ol' : 'ul' }];
}

/** The element that follows in the text, also where both are wrapped in other elements. */
function nextAfter(element: Element): Element | null {
  let at: Element | null = element;
  while (at && !at.nextElementSibling) at = at.parentElement;
  let next = at?.nextElementSibling ?? null;
  while (next?.matches('ul, ol, div') && next.firstElementChild) next = next.firstElementChild;
  return next;
}

function build(items: ListItem[]): void {
  const first = items[0];
  if (!first) return;
  const place = document.createElement('div');
  // An item of a list of its own leaves that list.
  (first.element.closest('ul, ol') ?? first.element).before(place);
  const open: { level: number; list: Element }[] = [];
  for (const { element, level, name, number } of items) {
    while (open.length > 0 && open.at(-1)!.level > level) open.pop();
    let current = open.at(-1);
    if (!current || current.level < level || current.list.localName !== name) {
      if (current?.level === level) open.pop();
      const list = document.createElement(name);
      if (name === 'ol' && number! > 1) list.setAttribute('start', String(number));
      (open.at(-1)?.list.lastElementChild ?? place).append(list);
      current = { level, list };
      open.push(current);
    }
    const item = document.createElement('li');
    let wrapper: Element | null = element.parentElement;
    item.append(...element.childNodes);
    current.list.append(item);
    element.remove();
    while (wrapper && isEmptyWrapper(wrapper)) {
      const outer: Element | null = wrapper.parentElement;
      wrapper.remove();
      wrapper = outer;
    }
  }
  place.replaceWith(...place.childNodes);
}

function isEmptyWrapper(element: Element): boolean {
  return element.matches('ul, ol, div') && element.children.length === 0;
}
