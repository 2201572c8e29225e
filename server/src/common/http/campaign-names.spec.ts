import { expect, it } from '@jest/globals';
import { withoutCampaign } from './campaign-names.js';

it.each([
  ['/projects', '/projects'],
  ['/projects?fbclid=IwAR0', '/projects'],
  ['/am/projects?type=HOTEL&utm_source=telegram&utm_medium=post&page=2', '/am/projects?type=HOTEL&page=2'],
  ['/blog?search=utm_source', '/blog?search=utm_source'],
  ['/blog?', '/blog?'],
])('%s shows what %s shows', (address, same) => {
  expect(withoutCampaign(address)).toBe(same);
});
