/**
 * The body of a request that may carry files: a multipart form where there is one, else JSON. In a form lists and
 * objects travel as JSON texts, null as the empty text and files under one name; undefined is left out.
 */
export function formBody(fields: object): FormData | string {
  const entries = Object.entries(fields) as [string, unknown][];
  if (!entries.some(([, value]) => filesOf(value).length > 0)) return JSON.stringify(fields);
  const form = new FormData();
  for (const [name, value] of entries) {
    const files = filesOf(value);
    for (const file of files) form.append(name, file);
    if (files.length === 0 && value !== undefined) form.append(name, asText(value));
  }
  return form;
}

function filesOf(value: unknown): Blob[] {
  return [value].flat().filter((each) => each instanceof Blob);
}

function asText(value: unknown): string {
  if (value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
