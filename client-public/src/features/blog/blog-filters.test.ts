import { describe, expect, it } from '@jest/globals';
import { aPost } from '../../../test/builders';
import { arrangePosts, findCategories } from './arrange-posts';
import { readBlogFilters, withFilters } from './blog-filters';

const read = (query: string) => readBlogFilters(new URLSearchParams(query));

describe('the filters of the blog', () => {
  it('are read from the address', () => {
    expect(read('category=Urban+Planning&search=+stone+')).toEqual({
      category: 'Urban Planning',
      search: 'stone',
    });
    expect(read('category=All')).toEqual({ category: '', search: '' });
  });

  it('never ask for what the server refuses', () => {
    expect(read(`search=${'x'.repeat(500)}`).search).toHaveLength(200);
    expect(read(`category=${'x'.repeat(500)}`).category).toHaveLength(40);
    expect(read('search=%00')).toEqual({ category: '', search: '' });
  });

  it('leave the rest of the address alone', () => {
    const query = new URLSearchParams('from=mail&search=stone');
    expect(withFilters(query, { category: 'Design' })).toBe('?from=mail&search=stone&category=Design');
    expect(withFilters(query, { search: '' })).toBe('?from=mail');
    expect(withFilters(new URLSearchParams('search=stone'), { search: '' })).toBe('');
  });
});

describe('the articles', () => {
  const posts = [1, 2, 3, 4].map((id) => aPost({ id, featured: id > 1 }));

  it('begin with two featured ones at most; a third stays among the others', () => {
    const { featured, others } = arrangePosts(posts);
    expect([featured.map(({ id }) => id), others.map(({ id }) => id)]).toEqual([
      [2, 3],
      [1, 4],
    ]);
  });

  it('list each category once, with the chosen one', () => {
    const found = [aPost({ category: 'Housing' }), aPost({ category: 'Design' }), aPost()];
    expect(findCategories(found, 'Castles')).toEqual(['Castles', 'Design', 'Housing']);
  });
});
