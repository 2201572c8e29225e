import { expect, it } from '@jest/globals';
import { isPlain, isShownBy, viewQuery } from './view-query';

const address = (words: string) => new URLSearchParams(words);

it('holds filters, search, sort and looks, and neither the page nor the opened record', () => {
  const shown = address('status=PENDING&page=3&search=ቤት house&view=12&sort=name:asc');
  expect(viewQuery(shown, { columns: 'status,price', density: undefined })).toBe(
    'status=PENDING&search=%E1%89%A4%E1%89%B5+house&sort=name%3Aasc&columns=status%2Cprice',
  );
});

it('lets what is chosen now go before what the address said', () => {
  expect(viewQuery(address('density=compact'), { density: 'comfortable' })).toBe('density=comfortable');
});

it('is shown by an address with the same words, in any order and on any page', () => {
  expect(isShownBy('status=PENDING&sort=name%3Aasc', address('sort=name:asc&page=2&status=PENDING'))).toBe(
    true,
  );
  expect(isShownBy('status=PENDING', address('status=PENDING&sort=name:asc'))).toBe(false);
  expect(isShownBy('status=PENDING', address(''))).toBe(false);
});

it('knows the plain list', () => {
  expect(isPlain(address('page=2&view=7'))).toBe(true);
  expect(isPlain(address('search=a'))).toBe(false);
});
