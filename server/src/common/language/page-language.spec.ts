import { describe, expect, it } from '@jest/globals';
import { isPreview, languageOf, newAddressOf, pathInLanguage, plainSpelling } from './page-language.js';
import { SiteLanguage } from './site-language.enum.js';

const { en, am, om } = SiteLanguage;

it.each([
  ['/', en, '/'],
  ['/', am, '/am'],
  ['/blog', en, '/blog'],
  ['/blog', om, '/om/blog'],
])('the page %s has in %s the address %s', (path, language, address) => {
  expect(pathInLanguage(path, language)).toBe(address);
  expect(languageOf(address)).toBe(language);
});

it.each([
  ['/am?page=2', am],
  ['/AM/blog', am],
  ['/amharic', en],
  ['/xx/blog', en],
  ['/blog?lang=am', en],
  ['/blog/om', en],
])('the language of %s is %s', (url, language) => {
  expect(languageOf(url)).toBe(language);
});

describe('newAddressOf', () => {
  it.each([
    ['/?lang=am', '/am'],
    ['/blog?category=A+b&lang=om&search=x%26y', '/om/blog?category=A+b&search=x%26y'],
    ['/am/blog?lang=om', '/om/blog'],
    ['/am/blog?lang=en', '/blog'],
    ['/blog?lang=xx', '/blog'],
    ['/am/blog?lang=', '/am/blog'],
    ['/en', '/'],
    ['/en//evil.example', '/evil.example'],
    ['/en/\\evil.example', '/evil.example'],
    ['/am///evil.example?lang=en', '/evil.example'],
    ['//evil.example?lang=en', '/evil.example'],
    ['/en/blog?page=2', '/blog?page=2'],
  ])('leads from %s to %s', (old, fresh) => {
    expect(newAddressOf(old)).toBe(fresh);
    expect(newAddressOf(fresh)).toBeUndefined();
  });

  it.each(['/', '/am', '/om/blog?page=2', '/xx/blog', '/english', '/blog/lang'])('leaves %s alone', (url) => {
    expect(newAddressOf(url)).toBeUndefined();
  });
});

it.each([
  ['/preview/7.secret', true],
  ['/AM/preview/7.secret?a=b', true],
  ['//preview/7.secret', true],
  ['/Preview/7.secret', true],
  ['/\\\\preview/7.secret', true],
  ['/om/%70review/7.secret', true],
  ['/previews', false],
  ['/blog/preview/x', false],
  ['/100%', false],
])('%s is the page of a preview: %s', (url, is) => {
  expect(isPreview(url)).toBe(is);
});

it.each([
  ['/./preview/T', '/preview/T'],
  ['/a/../preview/T', '/preview/T'],
  ['/%2e/preview/T', '/preview/T'],
  ['/.//preview/T', '/preview/T'],
  ['http://x/preview/T', '/preview/T'],
  ['/am\\preview\\T', '/am/preview/T'],
  ['/preview%5cT', '/preview/T'],
  ['/\\evil.example', '/evil.example'],
  ['/x%0a', '/x'],
  ['/x%0D%0A?a=1', '/x?a=1'],
  ['/x%e2%80%a8', '/x'],
  ['/blog?q=a/../b%0a', '/blog?q=a/../b%0a'],
  ['/projects/100%', '/projects/100%'],
  ['/%E1%89%A4%E1%89%B5', '/%E1%89%A4%E1%89%B5'],
  ['/', '/'],
])('spells %j as %j', (sent, plain) => {
  expect(plainSpelling(sent)).toBe(plain);
  expect(plainSpelling(plain)).toBe(plain);
});
