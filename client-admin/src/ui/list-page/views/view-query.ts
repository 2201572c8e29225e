/** Words of a list's address that are no part of how one looks at it: the page, the opened record, the month. */
const PASSING = ['page', 'view', 'month'];

/** How one looks at a list, as words of its address. @param looks columns and density, which the address may leave out */
export function viewQuery(address: URLSearchParams, looks: Record<string, string | undefined>): string {
  const words = new URLSearchParams([...lasting(address)]);
  for (const [name, value] of Object.entries(looks)) if (value !== undefined) words.set(name, value);
  return words.toString();
}

/** Whether the address shows just what the view does, on any page. */
export function isShownBy(query: string, address: URLSearchParams): boolean {
  return sortedQuery(new URLSearchParams(query)) === sortedQuery(address);
}

/** Whether the address says anything of how one looks at the list. */
export function isPlain(address: URLSearchParams): boolean {
  return sortedQuery(address) === '';
}

function lasting(address: URLSearchParams): [string, string][] {
  return [...address].filter(([name, value]) => !PASSING.includes(name) && value !== '');
}

function sortedQuery(address: URLSearchParams): string {
  return new URLSearchParams(lasting(address).sort(([one], [other]) => (one < other ? -1 : 1))).toString();
}
