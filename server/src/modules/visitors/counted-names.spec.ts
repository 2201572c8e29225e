import { describe, expect, it } from '@jest/globals';
import { countedPage, countedSource, otherName } from './counted-names.js';

describe('a page in the figures', () => {
  it.each([
    ['/', '/'],
    ['/am', '/'],
    ['/om/', '/'],
    ['/about/', '/about'],
    ['/am/projects/entoto-ridge-house', '/projects/entoto-ridge-house'],
    ['/amharic', '/amharic'],
    ['/blog/%E1%89%A4%E1%89%B5', '/blog/ቤት'],
    ['/a/b/c', otherName],
    ['//elsewhere.example', otherName],
    ['/projects/%', otherName],
    ['/<script>', otherName],
    ['about', otherName],
    [`/blog/${'x'.repeat(150)}`, otherName],
  ])('%s is %s', (path, name) => {
    expect(countedPage(path)).toBe(name);
  });
});

describe('a source in the figures', () => {
  it.each([
    [undefined, ''],
    ['', ''],
    ['https://www.Search.example/find?q=somebody', 'search.example'],
    ['android-app://org.telegram.messenger/', 'org.telegram.messenger'],
    ['https://www.firm.example/projects', ''],
    ['https://203.0.113.7/', otherName],
    ['http://localhost:3000/', otherName],
    ['https://[2001:db8::1]/', otherName],
    ['no address', otherName],
  ])('%j is %j', (referrer, name) => {
    expect(countedSource(referrer, 'www.firm.example')).toBe(name);
  });
});
