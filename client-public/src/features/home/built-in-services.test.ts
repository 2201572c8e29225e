import { describe, expect, it } from 'vitest';
import { serviceIds, services } from '../../content/services';
import { BUILT_IN_SERVICES } from './built-in-services';
import { texts as am } from './texts/am';
import { texts as en } from './texts/en';
import { texts as om } from './texts/om';

describe('the services of the home page', () => {
  it('are the ten of the content, in its order', () => {
    expect(BUILT_IN_SERVICES.map(({ id }) => id)).toEqual([...serviceIds]);
  });

  it.each([
    ['en', en],
    ['am', am],
    ['om', om],
  ] as const)('go by the names of the content in %s', (language, { disciplines }) => {
    const names = BUILT_IN_SERVICES.map(({ name }) => disciplines[name].title);
    expect(names).toEqual(serviceIds.map((id) => services[language][id].title));
  });
});
