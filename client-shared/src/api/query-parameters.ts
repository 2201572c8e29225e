/** The query of an address, without its question mark. What is undefined is left out; lists are joined by commas. */
export function queryParameters(params: object | undefined): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params ?? {}))
    if (value !== undefined) query.append(name, String(value));
  return query.toString();
}
