/** By number: not every program that shows HTML knows &apos;. */
const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Characters that no XML document may hold, not even escaped, lone halves of surrogate pairs included. */
// oxlint-disable-next-line no-control-regex -- control characters are what it looks for
const forbidden = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu;

/** A text without what no XML document may hold. */
export function withoutForbidden(text: string): string {
  return text.replace(forbidden, '');
}

/** Escapes a text for an element or an attribute, of HTML or XML, without adding markup. */
export function escapeMarkup(text: string): string {
  return withoutForbidden(text).replace(/[&<>"']/g, (character) => entities[character]!);
}
