import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPage, aPost } from '../../test-support/builders';
import { callsTo, refuse, serve, succeed } from '../../test-support/fake-server';
import { renderPages } from '../../test-support/render-admin';
import { PostsPage } from './posts-page';

const posts = [
  aPost({ tags: ['a', 'b', 'c', 'd', 'e'], featuredImage: '/uploads/gone.webp' }),
  aPost({ id: 2, title: 'Courtyards', category: 'Housing', status: 'PUBLISHED', featured: true, version: 3 }),
];
const list = {
  'GET /blog/admin/stats': succeed({ publishedPosts: 7, totalPosts: 9 }),
  'GET /blog': succeed(aPage(posts)),
};
const failure = refuse(400, 'VALIDATION_ERROR', '');

const open = (at = '/admin/blog') => renderPages([{ path: '/admin/blog', element: <PostsPage /> }], { at });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const choose = async (action: string, title: string) => {
  await press(`Actions for ${title}`);
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
};
const confirm = async () =>
  userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));

it('requests nine posts by the address, also with a category', async () => {
  serve(list);
  open('/admin/blog?category=Garden%20Art&status=draft&search=tuff&page=2');
  await screen.findByText('Courtyards');
  expect(callsTo('/blog')[0]?.query).toEqual({
    page: '2',
    limit: '9',
    sortBy: 'createdAt',
    sortOrder: 'desc',
    search: 'tuff',
    status: 'DRAFT',
    category: 'Garden Art',
  });
  const categories = within(screen.getByLabelText('Category')).getAllByRole('option');
  expect(categories.map(({ textContent }) => textContent)).toEqual([
    'All Categories',
    'Design',
    'Garden Art',
    'Housing',
  ]);
});

it('shows the counts of published and all posts, and the page', async () => {
  serve(list);
  open();
  await screen.findByText('Courtyards');
  await waitFor(() => {
    const counts = screen.getAllByRole('term').map((term) => term.parentElement?.textContent);
    expect(counts).toEqual(['Published7', 'Total9']);
  });
  expect(screen.getByText('Showing page 1 of 1 (2 total)')).toBeVisible();
});

it('searches at once with Enter', async () => {
  serve(list);
  const { address } = open();
  await userEvent.type(screen.getByLabelText('Search'), 'tuff{Enter}');
  expect(address()).toBe('/admin/blog?search=tuff');
});

it('shows three tags and how many more, and words for a picture that does not load', async () => {
  serve(list);
  const { container } = open();
  await screen.findByText('Courtyards');
  const [card] = screen.getAllByRole('article');
  expect(
    within(card!)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['a', 'b', 'c', '+2']);
  expect(within(card!).queryByText('Image not available')).toBeNull();
  fireEvent.error(container.querySelector('img')!);
  expect(within(card!).getByText('Image not available')).toBeVisible();
});

it.each([
  ['Publish', 'Building with Tuff', '/blog/1', { status: 'PUBLISHED', version: 1 }],
  ['Unpublish', 'Courtyards', '/blog/2', { status: 'DRAFT', version: 3 }],
  ['Feature', 'Building with Tuff', '/blog/1', { featured: true, version: 1 }],
  ['Stop featuring', 'Courtyards', '/blog/2', { featured: false, version: 3 }],
])('%s %s sends that and nothing else', async (action, title, path, body) => {
  serve({ ...list, [`PUT ${path}`]: succeed(aPost()) });
  open();
  await choose(action, title);
  await waitFor(() => expect(callsTo(path)[0]?.body).toEqual(body));
});

describe('a failure', () => {
  it('of a change is shown in a box until it is dismissed', async () => {
    serve({ ...list, 'PUT /blog/1': failure });
    open();
    await choose('Publish', 'Building with Tuff');
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to update blog post');
    await press('Dismiss');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText('Courtyards')).toBeVisible();
  });

  it('of a deletion too, after the question', async () => {
    serve({ ...list, 'DELETE /blog/2': failure });
    open();
    await choose('Delete', 'Courtyards');
    expect(
      await screen.findByText('Delete "Courtyards"? It stays in the trash for 30 days.'),
    ).toBeInTheDocument();
    await confirm();
    expect(await screen.findByText('Failed to delete blog post')).toBeVisible();
  });

  it('of the list can be dismissed and tried again', async () => {
    serve({ ...list, 'GET /blog': failure });
    open();
    expect(await screen.findByText('Failed to fetch blog posts')).toBeVisible();
    await press('Dismiss');
    serve(list);
    await press('Try Again');
    expect(await screen.findByText('Courtyards')).toBeVisible();
  });
});

it('deletes the chosen ones with one call each', async () => {
  serve({ ...list, 'DELETE /blog/1': succeed(null), 'DELETE /blog/2': succeed(null) });
  open();
  await userEvent.click(await screen.findByLabelText('Select all'));
  await press('Delete selected');
  await confirm();
  expect(await screen.findByText('2 blog posts deleted')).toBeInTheDocument();
  expect(callsTo('/blog/1')).toHaveLength(1);
});

it('has words for nothing found', async () => {
  serve({ ...list, 'GET /blog': succeed(aPage([])) });
  open();
  expect(await screen.findByText('No blog posts found matching your criteria.')).toBeVisible();
});
