import { expect, it } from '@jest/globals';
import { plainText } from './plain-text.ts';

it.each([
  ['One.\n\nTwo lines\nof it.', 'One.\n\nTwo lines\nof it.'],
  ['A 3 * 4 m room & a_b, 50% <= x', 'A 3 * 4 m room & a_b, 50% <= x'],
  ['## Walls\n\n**Thick** and [cheap](https://example.org)', 'Walls\n\nThick and cheap'],
  ['- one\n- two\n  - three', '– one\n– two\n  – three'],
  ['3. one\n4. two', '3. one\n4. two'],
  ['| a | b |\n| - | - |\n| 1 | 2 |', 'a · b\n1 · 2'],
  ['> It breathes.\n\n---\n\nx', 'It breathes.\n\nx'],
  ['Lime[^1]\n\n[^1]: Slaked.', 'Lime[1]\n\n[1] Slaked.'],
  ['![A wall](/uploads/a-6x4.webp "In May")\n\n![](lost:picture)\n\nx', 'In May\n\nx'],
  ['a <b>bold</b> word\\\nnext', 'a bold word\nnext'],
  ['የድንጋይ **ቤት**', 'የድንጋይ ቤት'],
])('%j is %j', (markdown, expected) => expect(plainText(markdown)).toBe(expected));

it('reads a text that is too deep as it was written', () => {
  const deep = `${'> '.repeat(20_000)}deep`;
  expect(plainText(deep)).toContain('deep');
});
