import { describe, expect, it } from '@jest/globals';
import { readXml } from '../../test/support/read-xml.js';
import { xmlDeclaration, xmlElement, xmlEmpty, xmlText } from './xml.js';

describe('XML', () => {
  it.each([
    ['Lime & <stone> "quoted" \'twice\'', 'Lime & <stone> "quoted" \'twice\''],
    ['ቤት ለመኖር ]]> 🏛', 'ቤት ለመኖር ]]> 🏛'],
    ['a\u0000b\u0008c\u000Bd\uFFFEe', 'abcde'],
    ['lone \uD83C half', 'lone  half'],
  ])('carries any text: %j', (text, expected) => {
    const document = xmlDeclaration + xmlElement('a b="c"', [xmlText('t', text), xmlEmpty('e', { text })]);
    const [inner, empty, outer] = readXml(document);
    expect(inner?.text).toBe(expected);
    expect(empty?.attributes['text']).toBe(expected);
    expect(outer?.name).toBe('a');
  });
});
