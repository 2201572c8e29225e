/** The result of a query with its key. Each property is read when it is used, so that only what is used renders anew. */
export function withQueryKey<Query extends object, Key>(
  query: Query,
  queryKey: Key,
): Query & { queryKey: Key } {
  const result = { queryKey } as Query & { queryKey: Key };
  for (const name of Object.keys(query)) {
    if (name === 'queryKey') continue;
    const get = () => (query as Record<string, unknown>)[name];
    Object.defineProperty(result, name, { enumerable: true, configurable: true, get });
  }
  return result;
}

/** Headers of any form as an object. */
export function getHeaders(headers: HeadersInit | undefined): Record<string, string> {
  return Object.fromEntries(new Headers(headers));
}
