/** How many pages of a list the server renders; an address must not make it work without bounds. The browser adds the rest. */
const MOST_PAGES = 5;

/** The page up to which the list of an address is shown, `?page=`; 1 for anything else. */
export function readPageNumber(query: URLSearchParams): number {
  const page = query.get('page') ?? '';
  return /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1;
}

/** The pages that an address shows at first. */
export function shownPages(query: URLSearchParams): number[] {
  const last = readPageNumber(query);
  return pagesBetween(Math.max(1, last - MOST_PAGES + 1), last);
}

/** All pages from one to another. */
export function pagesBetween(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
