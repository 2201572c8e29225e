/** What narrows the list; empty means everything. Both stand in the address (`?category=&search=`). */
export interface BlogFilters {
  /** Name of a category as the server knows it. */
  category: string;
  search: string;
}

export const NO_FILTERS: BlogFilters = { category: '', search: '' };

/** The lengths the server takes; a longer address is cut rather than refused. */
export const LONGEST_SEARCH = 200;
const LONGEST_CATEGORY = 40;

export function readBlogFilters(query: URLSearchParams): BlogFilters {
  const category = readText(query, 'category', LONGEST_CATEGORY);
  return {
    category: category === 'All' ? '' : category,
    search: readText(query, 'search', LONGEST_SEARCH),
  };
}

/** The address's query with other filters; its other parameters stay. */
export function withFilters(query: URLSearchParams, changed: Partial<BlogFilters>): string {
  const next = new URLSearchParams(query);
  // Another list begins at its beginning.
  next.delete('page');
  for (const [name, value] of Object.entries(changed)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next.size ? `?${next}` : '';
}

function readText(query: URLSearchParams, name: string, limit: number): string {
  // No database can hold a zero byte, so nothing can be found with one.
  return (query.get(name) ?? '').replaceAll('\0', '').trim().slice(0, limit).trim();
}
