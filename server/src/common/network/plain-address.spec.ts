import { expect, it } from '@jest/globals';
import { plainAddress, withoutCampaign } from './plain-address.js';

it.each([
  ['http://localhost/track?code=ABCD-2345&lang=am', 'http://localhost/track'],
  ['http://localhost/track#code=ABCD-2345', 'http://localhost/track'],
  ['http://localhost/track/7KQ4-M2XB-9HTD', 'http://localhost/track'],
  ['http://localhost/Track/7kq4m2xb9htd/more?lang=am', 'http://localhost/Track'],
  ['/api/v1/design-orders/track/7KQ4-M2XB-9HTD', '/api/v1/design-orders/track'],
  ['/am/preview/7.secret?from=mail', '/am/preview'],
  ['/api/v1/previews/7.secret', '/api/v1/previews'],
  ['/api/v1/preview-links/7', '/api/v1/preview-links/7'],
  ['/pack/secret/files/7', '/pack'],
  ['/preview\\7.secret', '/preview'],
  ['/\\preview/7.secret', '/\\preview'],
  ['/preview%5c7.secret', '/preview'],
  ['/pack\\secret', '/pack'],
  ['/admin/packs/new', '/admin/packs/new'],
  ['/track/', '/track'],
  ['/track?code=ABCD\n-2345', '/track'],
  ['/track/ABCD\n-2345', '/track'],
  ['/%70review/7.secret', '/preview'],
  ['/api/v1/design-orders/%74rack/7KQ4', '/api/v1/design-orders/track'],
  ['/api/v1/%63alendars/secret?a=b', '/api/v1/calendars'],
  ['/api/v1/design-orders/licences/7KQ4-M2XB', '/api/v1/design-orders/licences'],
  ['/projects/100%', '/projects/100%'],
  ['?code=ABCD-2345', '/'],
  ['/projects/tracks/house', '/projects/tracks/house'],
  ['/', '/'],
])('keeps of %j only %j', (address, stored) => {
  expect(plainAddress(address)).toBe(stored);
});

it.each([
  ['/projects', '/projects'],
  ['/projects?fbclid=IwAR0', '/projects'],
  ['/am/projects?type=HOTEL&utm_source=telegram&utm_medium=post&page=2', '/am/projects?type=HOTEL&page=2'],
  ['/blog?search=utm_source', '/blog?search=utm_source'],
  ['/blog?', '/blog?'],
])('%s shows what %s shows', (address, same) => {
  expect(withoutCampaign(address)).toBe(same);
});
