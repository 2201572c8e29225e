import type { Element, ElementContent, Parents, Properties, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { narrowerName, narrowWidths } from '../image-names.ts';

/** Pages of this site: an address from its root that is neither a file nor another program's. */
const ownPage = /^\/(?![/\\]|(?:api|admin|docs|uploads)(?:\/|$))[^.]*$/;

/** An image of ours, whose name says its size. */
const sizedImage = /^\/uploads\/.+-(\d+)x(\d+)\.webp$/;

/** How wide a picture is shown in an article. */
const pictureSizes = '(width < 64rem) 92vw, 60rem';

/** Changes an element in its place. @returns where to look next, where that is not behind it */
type Change = (element: Element, place: Place) => number | undefined;

interface Place {
  parent: Parents;
  index: number;
}

/** What the elements of an article need beyond their markup. */
const changes: Record<string, Change> = {
  a: (link, place) => {
    const { href } = link.properties;
    // What was no harmless address has none any more.
    if (!href) return replace(place, link.children);
    const address = String(href);
    if (ownPage.test(address)) link.properties = { dataPage: '', ...link.properties };
    else if (/^https?:/i.test(address)) link.properties['rel'] = ['noopener'];
  },
  img: (picture, place) => {
    const { src, alt = '' } = picture.properties;
    if (!src) return replace(place, []);
    picture.properties = { ...sourceOf(String(src)), alt, loading: 'lazy', decoding: 'async' };
  },
  /** A picture alone in its paragraph is a figure, with its title as the caption. */
  p: (paragraph) => {
    const parts = paragraph.children.filter((part) => part.type !== 'text' || part.value.trim() !== '');
    const [first] = parts;
    if (parts.length !== 1 || first?.type !== 'element' || first.tagName !== 'img') return;
    const { title } = first.properties;
    const caption: ElementContent[] = title ? [{ type: 'text', value: String(title) }] : [];
    paragraph.tagName = 'figure';
    paragraph.children = [first, ...(title ? [elementOf('figcaption', {}, caption)] : [])];
  },
  pre: (code) => {
    code.properties = scrollBox('Code');
  },
  table: (table, place) => {
    const isBoxed = place.parent.type === 'element' && place.parent.tagName === 'div';
    return isBoxed ? undefined : replace(place, [elementOf('div', scrollBox('Table'), [table])]);
  },
  /** The empty corner of a table heads nothing. */
  th: (cell) => {
    if (cell.children.length === 0) cell.tagName = 'td';
  },
};

/** Runs after the sanitizer of articles: what it adds is not looked at again. */
export function articleElements() {
  return (tree: Root): void => {
    visit(tree, 'element', (element, index, parent) =>
      parent && index !== undefined ? changes[element.tagName]?.(element, { parent, index }) : undefined,
    );
  };
}

/** @returns the index of its replacement, to be visited next */
function replace({ parent, index }: Place, children: ElementContent[]): number {
  parent.children.splice(index, 1, ...children);
  return index;
}

/** Wider than a phone: it scrolls inside its own box, with the keyboard too. */
function scrollBox(label: string): Properties {
  return { role: 'group', ariaLabel: label, tabIndex: 0 };
}

/** An image of ours holds its room while it loads and has narrower files beside it. */
function sourceOf(src: string): Properties {
  const size = sizedImage.exec(src);
  if (!size) return { src };
  const [width, height] = [Number(size[1]), Number(size[2])];
  const narrower = narrowWidths(src).map((each) => `${narrowerName(src, each)} ${each}w`);
  return { src, srcSet: [...narrower, `${src} ${width}w`].join(', '), sizes: pictureSizes, width, height };
}

function elementOf(tagName: string, properties: Properties, children: ElementContent[]): Element {
  return { type: 'element', tagName, properties, children };
}
