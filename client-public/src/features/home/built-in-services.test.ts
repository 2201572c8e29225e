import { describe, expect, it } from '@jest/globals';
import { am as amServices } from '../../content/services/am';
import { en as enServices } from '../../content/services/en';
import { om as omServices } from '../../content/services/om';
import { serviceIds } from '../../content/services/services-content';
import { BUILT_IN_SERVICES } from './built-in-services';
import { texts as am } from './texts/am';
import { texts as en } from './texts/en';
import { texts as om } from './texts/om';

describe('the services of the home page', () => {
  it('are the ten of the content, in its order', () => {
    expect(BUILT_IN_SERVICES.map(({ id }) => id)).toEqual([...serviceIds]);
  });

  it.each([
    ['en', en, enServices],
    ['am', am, amServices],
    ['om', om, omServices],
  ] as const)('go by the names of the content in %s', (_language, { disciplines }, services) => {
    const names = BUILT_IN_SERVICES.map(({ name }) => disciplines[name].title);
    expect(names).toEqual(serviceIds.map((id) => services[id].title));
  });
});
