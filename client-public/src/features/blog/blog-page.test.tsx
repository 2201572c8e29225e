import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serveApi } from '../../../test/api-stub';
import { aPost } from '../../../test/builders';
import { renderSite } from '../../../test/render-site';

const stone = aPost({ id: 1, title: 'Building in Stone', slug: 'stone', category: 'Design', featured: true });
const street = aPost({ id: 2, title: 'More Homes', slug: 'homes', category: 'Housing' });
const plain = aPost({ id: 3, title: 'Short Note', slug: 'note', category: '', readTime: 0 });

beforeEach(() => serveApi({ posts: [stone, street, plain] }));

const shown = () => screen.queryAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
const chips = () =>
  within(screen.getByRole('navigation', { name: 'Categories' }))
    .getAllByRole('link')
    .map((chip) => chip.textContent);

describe('the blog', () => {
  it('leads with featured articles and names the defaults of one that says little', async () => {
    await renderSite('/blog');
    expect(await screen.findByRole('heading', { name: 'Featured articles' })).toBeVisible();
    expect(shown()).toEqual(['Building in Stone', 'More Homes', 'Short Note']);
    const note = screen.getByRole('link', { name: 'Short Note' }).closest('article')!;
    expect(within(note).getByText('General')).toBeVisible();
    expect(note).toHaveTextContent('Rahel Wolde · November 1, 2026 · Tikimt 22, 2019 E.C. · 5 min read');
  });

  it('keeps all categories while one of them is chosen', async () => {
    await renderSite('/blog');
    await userEvent.click(await screen.findByRole('link', { name: 'Housing' }));
    await waitFor(() => expect(shown()).toEqual(['More Homes']));
    expect(window.location.search).toBe('?category=Housing');
    expect(chips()).toEqual(['All', 'Design', 'Housing']);
    expect(screen.getByRole('link', { name: 'Housing' })).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('status')).toHaveTextContent('1 article');
  });

  it('searches when the typing rests, once, and keeps the list until the answer is there', async () => {
    await renderSite('/blog?category=Housing');
    const field = await screen.findByRole('searchbox', { name: 'Search articles' });
    await screen.findByRole('link', { name: 'More Homes' });
    const replaced = jest.spyOn(window.history, 'replaceState');
    field.focus();
    // In one go: on a busy machine, user events leave pauses between letters that are long enough to search in.
    for (const typed of ['h', 'ho', 'hom', 'home', 'homes'])
      fireEvent.change(field, { target: { value: typed } });
    expect(window.location.search).toBe('?category=Housing');
    await waitFor(() => expect(window.location.search).toBe('?category=Housing&search=homes'));
    expect(replaced.mock.calls.map(([, , address]) => address)).toEqual([
      '/blog?category=Housing&search=homes',
    ]);
    expect(shown()).toEqual(['More Homes']);
    expect(field).toHaveFocus();
  });

  it('offers to clear the filters where there is no article at all', async () => {
    serveApi({ posts: [] });
    await renderSite('/blog');
    expect(await screen.findByText('No articles found. Try adjusting filters or search.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Clear filters' })).toHaveAttribute('href', '/blog');
  });

  it('says so when nothing is found, and clears search and category', async () => {
    await renderSite('/blog?category=Housing&search=castle');
    expect(await screen.findByText('No articles found. Try adjusting filters or search.')).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveValue('castle');
    await userEvent.click(screen.getByRole('link', { name: 'Clear filters' }));
    await waitFor(() => expect(shown()).toHaveLength(3));
    expect(window.location.search).toBe('');
    // An effect empties the field, after the list was shown.
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue(''));
    expect(screen.getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'true');
  });

  it('sends what was typed before the focus leaves', async () => {
    await renderSite('/blog');
    await userEvent.type(await screen.findByRole('searchbox'), 'stone');
    await userEvent.tab();
    expect(window.location.search).toBe('?search=stone');
  });

  it('offers another attempt when the articles cannot be loaded', async () => {
    serveApi({ failing: ['/blog'] });
    await renderSite('/blog');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Failed to load blog posts');
    serveApi({ posts: [stone] });
    await userEvent.click(within(alert).getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('link', { name: 'Building in Stone' })).toBeVisible();
  });

  it('is translated, categories included', async () => {
    await renderSite('/am/blog');
    expect(await screen.findByRole('link', { name: 'መኖሪያ ቤቶች' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('ብሎግ');
  });
});
