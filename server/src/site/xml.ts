const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Characters that no XML document may hold, not even escaped, lone halves of surrogate pairs included. */
// eslint-disable-next-line no-control-regex
const forbidden = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu;

/** A text as it may stand in an element or an attribute. */
export function escapeXml(text: string): string {
  return text.replace(forbidden, '').replace(/[&<>"']/g, (character) => entities[character]!);
}

/** An element with text in it. */
export function xmlText(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

/** An element with other elements, which are XML already, one a line. */
export function xmlElement(name: string, children: string[]): string {
  return [`<${name}>`, ...children, `</${name.split(' ')[0]}>`].join('\n');
}

/** An empty element, its attributes escaped. */
export function xmlEmpty(name: string, attributes: Record<string, string>): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  return `<${name}${written.join('')}/>`;
}

export const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8"?>';
