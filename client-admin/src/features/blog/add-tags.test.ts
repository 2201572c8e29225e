import { expect, it } from '@jest/globals';
import { addTags } from './add-tags';

it.each([
  [[], ' Stone , light,', ['Stone', 'light']],
  [['Stone'], 'stone, Light, light', ['Stone', 'Light']],
  [['Stone'], ' , ', ['Stone']],
] satisfies [string[], string, string[]][])('%j and "%s" are %j', (tags, typed, expected) => {
  expect(addTags(tags, typed)).toEqual(expected);
});
