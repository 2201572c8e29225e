import { expect, it } from '@jest/globals';
import { pathnameIn, readPathname } from './paths';

it.each([
  ['/am/blog', 'am', '/blog'],
  ['/om', 'om', '/'],
  ['/blog/', 'en', '/blog'],
  ['/am//evil.example', 'am', '/evil.example'],
  ['/am/\\evil.example', 'am', '/evil.example'],
  ['/am/\\/\\evil.example/', 'am', '/evil.example'],
  ['//evil.example', 'en', '/evil.example'],
  ['/\\evil.example', 'en', '/evil.example'],
])('reads %s as a page of this site in each language', (pathname, language, path) => {
  expect(readPathname(pathname)).toEqual({ language, path });
  for (const each of ['en', 'am', 'om'] as const) {
    expect(new URL(pathnameIn(path, each), 'https://firm.example').host).toBe('firm.example');
  }
});
