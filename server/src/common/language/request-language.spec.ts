import { expect, it } from '@jest/globals';
import { preferredLanguage } from './request-language.decorator.js';

it.each([
  ['om', 'om'],
  ['am-ET', 'am'],
  ['AM', 'am'],
  ['fr, om;q=0.5, en;q=0.3', 'om'],
  ['en;q=0.3, am;q=0.9', 'am'],
  ['om, am', 'om'],
  ['am;q=0, om;q=0.1', 'om'],
  ['am;q=..', 'en'],
  ['de', 'en'],
  ['*', 'en'],
  ['', 'en'],
  [undefined, 'en'],
])('reads %s as %s', (header, language) => {
  expect(preferredLanguage(header)).toBe(language);
});
