import { SaxesParser } from 'saxes';

export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  text: string;
}

/** The elements of a document in the order in which they end. @throws Error where it is not well-formed */
export function readXml(xml: string): XmlElement[] {
  const elements: XmlElement[] = [];
  const open: XmlElement[] = [];
  const parser = new SaxesParser({ xmlns: false });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => open.push({ name, attributes, text: '' }));
  parser.on('text', (text) => {
    const element = open.at(-1);
    if (element) element.text += text;
  });
  parser.on('closetag', () => elements.push(open.pop()!));
  parser.write(xml).close();
  return elements;
}

/** Texts of all elements of a name. */
export function textsOf(elements: XmlElement[], name: string): string[] {
  return elements.filter((element) => element.name === name).map(({ text }) => text);
}
