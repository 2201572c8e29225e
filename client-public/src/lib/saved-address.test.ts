import { describe, expect, it } from '@jest/globals';
import { isPageAddress, savedAddress } from './saved-address';

describe('keptAddress', () => {
  it.each([
    ['/', '/'],
    ['/am', '/am'],
    ['/om/projects/entoto-ridge-house/', '/om/projects/entoto-ridge-house'],
    ['/projects?filter=villa&page=2', '/projects?filter=villa&page=2'],
    ['/projects?width=20&filter=for-sale', '/projects?filter=for-sale&width=20'],
    [
      '/projects?year=2024&status=COMPLETED&place=Bole&material=stone',
      '/projects?material=stone&place=Bole&status=COMPLETED&year=2024',
    ],
    ['/projects?compare=3,7', '/projects?compare=3%2C7'],
    ['/blog?utm_source=telegram&fbclid=1&category=design#top', '/blog?category=design'],
    ['http://localhost:3000/services/interior-design', '/services/interior-design'],
  ])('keeps %s as %s', (address, saved) => {
    expect(savedAddress(address)).toBe(saved);
  });

  it.each([
    ...[
      '/mine',
      '/am/mine',
      '/track?code=ZA-1',
      '/track/files',
      '/appointment',
      '/preview/abc',
      '/om/preview/abc',
    ],
    ...[
      '/account/password',
      '/search?q=stone',
      '/blog?search=stone',
      '/contact?token=1',
      '/admin',
      '/offline',
    ],
    ...['/projects/a/b', '/no-such-page', 'https://other.example/about', '/api/v1/projects'],
  ])('never keeps %s', (address) => {
    expect(savedAddress(address)).toBeUndefined();
  });
});

describe('isPageAddress', () => {
  it.each(['/', '/mine', '/am/track/files', '/administration'])('knows %s as a page', (address) => {
    expect(isPageAddress(address)).toBe(true);
  });

  it.each([
    '/admin',
    '/admin/projects',
    '/api/v1/blog',
    '/uploads/a.pdf',
    '/rss.xml',
    'https://other.example/',
  ])('leaves %s to the browser', (address) => {
    expect(isPageAddress(address)).toBe(false);
  });
});
