import { describe, expect, it } from '@jest/globals';
import {
  asParagraph,
  hasPlaceholders,
  pictureMarkdown,
  pictureOfAddress,
  picturesWithoutWords,
  placeholderOf,
  withoutPlaceholders,
} from './markdown-pictures';

const path = '/uploads/library/ab12-60x40.webp';

it('keeps a place for what is on its way, and takes it out again', () => {
  const placeholder = placeholderOf(7, 'a [wall].png');
  expect(placeholder).toBe('![a wall.png …](upload:7)');
  expect(hasPlaceholders(`One\n\n${placeholder}\n\ntwo`)).toBe(true);
  expect(withoutPlaceholders(`One\n\n${placeholder}\n\n${placeholder}\n\ntwo`)).toBe('One\n\ntwo');
  expect(hasPlaceholders(`![A wall](${path})`)).toBe(false);
});

it('writes words that cannot break out of the brackets', () => {
  expect(pictureMarkdown({ path, alt: ' A [b](c)\n wall\\ ' })).toBe(`![A b(c) wall](${path})`);
});

it('finds pictures of the site that say nothing, and lets them say something', () => {
  const text = `![](${path}) ![A wall](${path})\n\n![ ](${path} "The wall") ![](https://example.com/a.png)`;
  const found = picturesWithoutWords(text);
  expect(found.map(({ saying }) => saying('A wall'))).toEqual([
    `![A wall](${path})`,
    `![A wall](${path} "The wall")`,
  ]);
  expect(text.slice(found[1]!.start, found[1]!.end)).toBe(`![ ](${path} "The wall")`);
});

describe('an address', () => {
  const origin = 'https://site.example';
  it.each([
    [path, { path }],
    [`${origin}${path}\n`, { path }],
    [`${origin}/uploads/library/ab12-600x400.w480.webp?x=1`, { path: '/uploads/library/ab12-600x400.webp' }],
    [`${origin}/admin/media?view=12`, { id: 12 }],
    [`${origin}/admin/media`, undefined],
    [`https://elsewhere.example${path}`, undefined],
    [`See ${origin}${path}`, undefined],
    ['https://[', undefined],
  ])('%s', (text, picture) => expect(pictureOfAddress(text, origin)).toEqual(picture));
});

it.each([
  ['', '', 'X\n\n'],
  ['One', 'two', '\n\nX\n\n'],
  ['One\n', '\ntwo', '\nX\n'],
  ['One\n\n', '\n\ntwo', 'X'],
])('puts an empty line between %j and %j', (before, after, text) => {
  expect(asParagraph('X', { before, after })).toBe(text);
});
