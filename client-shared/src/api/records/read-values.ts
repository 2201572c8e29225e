/** A text; a number as it is written, anything else as none. */
export function readText(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}

/** A text, or null where there is none. */
export function readOptionalText(value: unknown): string | null {
  return readText(value) || null;
}

/** A number, also one that is written as a text; null for anything else. */
export function readNumber(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

/** A list of texts, also one that comes as JSON or as a single text; without empty ones. */
export function readTexts(value: unknown): string[] {
  const list = typeof value === 'string' ? readJsonList(value) : value;
  return Array.isArray(list) ? list.map(readText).filter(Boolean) : [];
}

function readJsonList(text: string): unknown {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list : [text];
  } catch {
    return [text];
  }
}
