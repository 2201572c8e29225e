import { describe, expect, it } from '@jest/globals';
import {
  asParagraph,
  findPlaceholder,
  hasPlaceholders,
  lostAddress,
  lostPictures,
  loseWhatNeverArrived,
  pictureMarkdown,
  pictureOfAddress,
  picturesWithoutWords,
  placeholderOf,
  withLinksToLost,
} from './markdown-pictures';

const path = '/uploads/library/ab12-60x40.webp';

it('keeps a place for what is on its way, and a lost one for what never arrives', () => {
  const placeholder = placeholderOf(7, 'a [wall].png');
  expect(placeholder).toBe('![a wall.png …](upload:7)');
  expect(hasPlaceholders(`One\n\n${placeholder}\n\ntwo`)).toBe(true);
  expect(hasPlaceholders(`![A wall](${path})`)).toBe(false);
  expect(loseWhatNeverArrived(`One\n\n${placeholder}\n\n![A wall](upload:8 "In May")`)).toBe(
    'One\n\n![](lost:a-wall.png)\n\n![A wall](lost:picture "In May")',
  );
});

it('finds the place of an upload, and keeps what a pasted picture shows', () => {
  const text = `One ${placeholderOf(1, 'a.png')}, ![A\\_wall](upload:12 "In May")`;
  const [dropped, pasted] = [findPlaceholder(text, 1)!, findPlaceholder(text, 12)!];
  expect(findPlaceholder(text, 2)).toBeUndefined();
  expect(dropped.arrived({ path, alt: '' })).toBe(`![](${path})`);
  expect(dropped.lost).toBeUndefined();
  expect(text.slice(pasted.start, pasted.end)).toBe('![A\\_wall](upload:12 "In May")');
  expect(pasted.arrived({ path, alt: '' })).toBe(`![A_wall](${path} "In May")`);
  expect(pasted.lost).toBe('![A_wall](lost:picture "In May")');
});

it('finds lost pictures, and fills their places', () => {
  const text = `![](${lostAddress('file:///C:/a%20b/image001.png')}) ![A wall](lost:picture "In May")`;
  const [first, second] = lostPictures(text);
  expect(text.slice(first!.start, first!.end)).toBe('![](lost:image001.png)');
  expect([first, second]).toMatchObject([
    { words: '', name: 'image001.png' },
    { words: 'A wall', name: '' },
  ]);
  expect(second!.found({ path, alt: '' })).toBe(`![A wall](${path} "In May")`);
  expect(second!.underWay(3)).toBe('![A wall](upload:3 "In May")');
  expect(withLinksToLost(text, 'Lost')).toBe('[Lost](#lost-1) [Lost](#lost-2)');
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
