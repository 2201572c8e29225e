import { escapeMarkup } from '../common/text/escape-markup.js';

/** An element with text in it. */
export function xmlText(name: string, text: string): string {
  return `<${name}>${escapeMarkup(text)}</${name}>`;
}

/** An element with other elements, which are XML already, one a line. */
export function xmlElement(name: string, children: string[]): string {
  return [`<${name}>`, ...children, `</${name.split(' ')[0]}>`].join('\n');
}

/** An empty element, its attributes escaped. */
export function xmlEmpty(name: string, attributes: Record<string, string>): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeMarkup(value)}"`);
  return `<${name}${written.join('')}/>`;
}

export const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8"?>';
