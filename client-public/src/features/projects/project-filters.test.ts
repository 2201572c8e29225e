import { describe, expect, it } from '@jest/globals';
import { aProject } from '../../../test/builders';
import { arrangeProjects, filtersFor, readFilter, readChoice, toListParams } from './project-filters';

describe('the gallery', () => {
  it('puts featured projects first and hides what is not public', () => {
    const { featured, rest } = arrangeProjects([
      aProject({ id: 1 }),
      aProject({ id: 2, featured: true }),
      aProject({ id: 3 }),
      aProject({ id: 4, isPublic: false, featured: true }),
    ]);
    expect(featured.map(({ id }) => id)).toEqual([2]);
    expect(rest.map(({ id }) => id)).toEqual([1, 3]);
  });

  it('translates the address into a query of the API', () => {
    const requested = (query: string) => toListParams(readChoice(new URLSearchParams(query)));
    expect(requested('')).toEqual({});
    expect(requested('filter=mixed-use')).toEqual({ type: 'MIXED_USE' });
    expect(requested('filter=school')).toEqual({ type: 'SCHOOL' });
    expect(requested('filter=most-viewed')).toEqual({ sortBy: 'viewCount' });
    expect(requested('filter=for-sale&width=20')).toEqual({ isForSale: true, limit: 100 });
    expect(requested('view=index&filter=hotel&sort=year')).toEqual({
      type: 'HOTEL',
      sortBy: 'year',
      sortOrder: 'asc',
    });
    expect(requested('view=time&filter=hotel')).toEqual({ type: 'HOTEL', sortBy: 'year', sortOrder: 'desc' });
    expect(requested('view=map&sort=year')).toEqual({});
    expect(requested('view=index&filter=most-viewed&sort=-title')).toEqual({
      sortBy: 'title',
      sortOrder: 'desc',
    });
  });

  it('sorts the index alone, by its columns alone', () => {
    expect(readChoice(new URLSearchParams('sort=year')).sort).toBeNull();
    expect(readChoice(new URLSearchParams('view=index&sort=price')).sort).toBeNull();
    expect(readChoice(new URLSearchParams('view=castle')).view).toBe('cards');
  });

  it('takes an unknown filter for all', () => {
    expect(['castle', null, 'hotel', 'MIXED_USE', ''].map(readFilter)).toEqual([
      'all',
      'all',
      'hotel',
      'all',
      'all',
    ]);
  });

  it('offers the six filters of its bar, also where projects have other types', () => {
    const offered = ['all', 'most-viewed', 'residence', 'commercial', 'hotel', 'mixed-use'];
    const type = ['HOTEL', 'SCHOOL'].map((value) => ({ value, label: value, count: 3 }));
    expect(filtersFor(undefined).map(({ filter }) => filter)).toEqual(offered);
    expect(filtersFor({ type }).map(({ filter }) => filter)).toEqual(offered);
    expect(filtersFor({ type }).find(({ filter }) => filter === 'hotel')?.count).toBe(3);
  });

  it('reads further filters of the address, and leaves out what cannot be one', () => {
    const requested = (query: string) => toListParams(readChoice(new URLSearchParams(query)));
    expect(
      requested('filter=hotel&status=under-construction&place=Addis+Ababa&year=2021&material=Glass'),
    ).toEqual({
      ...{
        type: 'HOTEL',
        status: ['UNDER_CONSTRUCTION'],
        place: 'addis ababa',
        year: '2021',
        material: 'glass',
      },
    });
    expect(requested(`status=sold&year=soon&place=&material=${'a'.repeat(201)}`)).toEqual({});
  });
});
