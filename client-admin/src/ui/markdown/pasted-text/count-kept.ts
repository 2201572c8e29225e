/** What of a pasted text is Markdown now. */
export interface Kept {
  headings: number;
  lists: number;
  tables: number;
  links: number;
  notes: number;
  pictures: number;
}

export function countKept(body: HTMLElement): Kept {
  const count = (selector: string) => body.querySelectorAll(selector).length;
  return {
    headings: count('h1, h2, h3, h4, h5, h6'),
    // With the lists in it a list is one.
    lists: count(':is(ul, ol):not(:is(ul, ol) *)'),
    tables: count('table'),
    links: count('a[href]'),
    notes: count('note-text'),
    pictures: count('img:not([src^="lost:"])'),
  };
}
