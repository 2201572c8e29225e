import { describe, expect, it } from '@jest/globals';
import { pagination } from './page.js';

describe('pagination', () => {
  it.each([
    { page: 1, size: 10, items: 0, totalPages: 1, hasNext: false, hasPrevious: false },
    { page: 1, size: 10, items: 10, totalPages: 1, hasNext: false, hasPrevious: false },
    { page: 1, size: 10, items: 11, totalPages: 2, hasNext: true, hasPrevious: false },
    { page: 2, size: 10, items: 11, totalPages: 2, hasNext: false, hasPrevious: true },
    { page: 5, size: 10, items: 11, totalPages: 2, hasNext: false, hasPrevious: true },
  ])('of page $page with $items entries, $size a page', ({ page, size, items, ...expected }) => {
    expect(pagination(page, size, items)).toMatchObject({
      currentPage: page,
      pageSize: size,
      totalItems: items,
      ...expected,
    });
  });
});
