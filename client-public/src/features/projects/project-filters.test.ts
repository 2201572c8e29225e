import { describe, expect, it } from '@jest/globals';
import { aProject } from '../../../test/builders';
import { arrangeProjects, readFilter } from './project-filters';

const projects = [
  aProject({ id: 1, type: 'HOTEL', viewCount: 5 }),
  aProject({ id: 2, type: 'RESIDENCE', viewCount: 50, featured: true }),
  aProject({ id: 3, type: 'RESIDENCE', viewCount: 500 }),
  aProject({ id: 4, type: 'RESIDENCE', viewCount: 9000, isPublic: false, featured: true }),
  aProject({ id: 5, type: 'MIXED_USE', viewCount: 70, featured: true }),
];

function arranged(filter: Parameters<typeof arrangeProjects>[1]) {
  const { featured, rest } = arrangeProjects(projects, filter);
  return [featured.map(({ id }) => id), rest.map(({ id }) => id)];
}

describe('the gallery', () => {
  it('puts featured projects first and hides what is not public', () => {
    expect(arranged('all')).toEqual([
      [2, 5],
      [1, 3],
    ]);
  });

  it('filters both lists by type', () => {
    expect(arranged('residence')).toEqual([[2], [3]]);
    expect(arranged('mixed-use')).toEqual([[5], []]);
    expect(arranged('commercial')).toEqual([[], []]);
  });

  it('sorts both lists by views on demand', () => {
    expect(arranged('most-viewed')).toEqual([
      [5, 2],
      [3, 1],
    ]);
  });

  it('takes an unknown filter for all', () => {
    expect([readFilter('castle'), readFilter(null), readFilter('hotel')]).toEqual(['all', 'all', 'hotel']);
  });
});
