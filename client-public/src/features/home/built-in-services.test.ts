import { standardSlugs } from '@consultancy/client-shared/standard-services';
import { am as amServices } from '@consultancy/client-shared/standard-services/am';
import { en as enServices } from '@consultancy/client-shared/standard-services/en';
import { om as omServices } from '@consultancy/client-shared/standard-services/om';
import { describe, expect, it } from '@jest/globals';
import { BUILT_IN_SERVICES } from './built-in-services';
import { texts as am } from './texts/am';
import { texts as en } from './texts/en';
import { texts as om } from './texts/om';

describe('the services of the home page', () => {
  it('are the ten of the content, in its order', () => {
    expect(BUILT_IN_SERVICES.map(({ id }) => id)).toEqual([...standardSlugs]);
  });

  it.each([
    ['en', en, enServices],
    ['am', am, amServices],
    ['om', om, omServices],
  ] as const)('go by the names of the content in %s', (_language, { disciplines }, services) => {
    const names = BUILT_IN_SERVICES.map(({ name }) => disciplines[name]);
    expect(names).toEqual(standardSlugs.map((id) => services[id].title));
  });
});
