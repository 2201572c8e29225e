import { afterEach, expect, it, jest } from '@jest/globals';
import { leadingPage } from './leading-page';
import { seenPages } from './seen-pages';

afterEach(() => {
  seenPages.length = 0;
  jest.restoreAllMocks();
});

const comeFrom = (address: string) => jest.spyOn(document, 'referrer', 'get').mockReturnValue(address);

it('is the project or service that was seen last, in no language', () => {
  expect(leadingPage()).toBeUndefined();
  for (const page of ['/projects/a-house', '/am/services/interior', '/am/about', '/am/contact'])
    seenPages.push(page);
  expect(leadingPage()).toBe('/services/interior');
});

it('is the one that a link led from, where it loaded this page', () => {
  comeFrom(`${location.origin}/om/projects/a-house?from=list`);
  seenPages.push('/om/contact');
  expect(leadingPage()).toBe('/projects/a-house');
});

it('is nothing of another site, and no list', () => {
  comeFrom('https://elsewhere.example/projects/a-house');
  for (const page of ['/projects', '/services', '/blog/a-house', '/projects/a/b']) seenPages.push(page);
  expect(leadingPage()).toBeUndefined();
});
