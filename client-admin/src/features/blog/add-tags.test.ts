import { expect, it } from 'vitest';
import { addTags } from './add-tags';

it.each([
  [[], ' Stone , light,', ['Stone', 'light']],
  [['Stone'], 'stone, Light, light', ['Stone', 'Light']],
  [['Stone'], ' , ', ['Stone']],
] satisfies [string[], string, string[]][])('%j and "%s" are %j', (tags, typed, expected) => {
  expect(addTags(tags, typed)).toEqual(expected);
});
