import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPage, aProject } from '../../test-support/builders';
import { callsTo, refuse, serve, succeed } from '../../test-support/fake-server';
import { renderPages } from '../../test-support/render-admin';
import { ProjectsPage } from './projects-page';

const stats = succeed({
  totalProjects: 14,
  publicProjects: 13,
  completedProjects: 9,
  featuredProjects: 3,
  forSaleProjects: 4,
});

const open = (at = '/admin/projects') =>
  renderPages([{ path: '/admin/projects', element: <ProjectsPage /> }], { at });

it('requests nine projects a page, the newest first, by the address', async () => {
  serve({ 'GET /projects/admin/stats': stats, 'GET /projects/admin': succeed(aPage([aProject()])) });
  open('/admin/projects?status=active&type=HOTEL&search=lake&page=2');
  await screen.findByRole('article');
  expect(callsTo('/projects/admin')[0]?.query).toEqual({
    page: '2',
    limit: '9',
    sortBy: 'createdAt',
    sortOrder: 'desc',
    search: 'lake',
    status: 'IN_DESIGN,UNDER_CONSTRUCTION',
    type: 'HOTEL',
  });
  expect(screen.getByLabelText('Status')).toHaveDisplayValue('All Active');
  expect(document.title).toBe('Projects · Admin Portal');
});

it('counts all projects, not those on the page', async () => {
  serve({ 'GET /projects/admin/stats': stats, 'GET /projects/admin': succeed(aPage([aProject()])) });
  open();
  await screen.findByRole('article');
  await waitFor(() => {
    const terms = screen.getAllByRole('term').map((term) => term.parentElement?.textContent);
    expect(terms).toEqual(['Completed9', 'Featured3', 'For Sale4']);
  });
});

it('shows the facts of a project that staff need', async () => {
  const project = aProject({
    isPublic: false,
    featured: true,
    isForSale: true,
    price: 4_500_000,
    viewCount: 1234,
    averageRating: 4.5,
    ratingCount: 12,
  });
  const listed = { ...project, publication: 'IN_REVIEW' };
  serve({ 'GET /projects/admin/stats': stats, 'GET /projects/admin': succeed(aPage([listed])) });
  open();
  const card = within(await screen.findByRole('article'));
  expect(card.getByRole('heading')).toHaveTextContent('Entoto Ridge House');
  expect(screen.getByRole('article')).toHaveTextContent('Addis Ababa · Residence · 2024');
  for (const text of [
    'Completed',
    'In Review',
    'Featured',
    'For sale',
    'ETB 4,500,000',
    '1,234 views',
    '4.5 of 5 stars, 12 ratings',
    'November 20, 2026, 15:04 EAT',
  ])
    expect(card.getByText(text)).toBeInTheDocument();
});

it('narrows the list by a filter and offers the way back from nothing found', async () => {
  serve({
    'GET /projects/admin/stats': stats,
    'GET /projects/admin': ({ query, ...call }) =>
      succeed(aPage(query.type ? [] : [aProject()]))({ query, ...call }),
  });
  const { address } = open();
  await userEvent.selectOptions(screen.getByLabelText('Category'), 'Hotel');
  expect(await screen.findByText('No projects found matching your criteria.')).toBeVisible();
  expect(address()).toBe('/admin/projects?type=HOTEL');
  const [, inList] = screen.getAllByRole('button', { name: 'Clear filters' });
  await userEvent.click(inList!);
  expect(await screen.findByRole('article')).toBeVisible();
  expect(address()).toBe('/admin/projects');
});

describe('pages', () => {
  const secondOfTwo = { currentPage: 2, totalPages: 2, totalItems: 10, hasPrevious: true };
  const firstOfTwo = { totalPages: 2, totalItems: 10, hasNext: true };

  it('are turned, and show the position', async () => {
    serve({
      'GET /projects/admin/stats': stats,
      'GET /projects/admin': (call) =>
        succeed(aPage([aProject()], call.query.page === '2' ? secondOfTwo : firstOfTwo))(call),
    });
    const { address } = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
    expect(await screen.findByText('Showing page 2 of 2 (10 total)')).toBeVisible();
    expect(address()).toBe('/admin/projects?page=2');
    const next = screen.getByRole('button', { name: 'Next' });
    expect(next).toHaveAttribute('aria-disabled', 'true');
    expect(next).toHaveFocus();
    await userEvent.click(next);
    expect(address()).toBe('/admin/projects?page=2');
  });

  it('past the end show the last one', async () => {
    serve({
      'GET /projects/admin/stats': stats,
      'GET /projects/admin': (call) =>
        call.query.page === '2'
          ? succeed(aPage([aProject()], secondOfTwo))(call)
          : succeed(aPage([], { ...secondOfTwo, currentPage: 9 }))(call),
    });
    const { address } = open('/admin/projects?page=9');
    expect(await screen.findByText('Showing page 2 of 2 (10 total)')).toBeVisible();
    expect(address()).toBe('/admin/projects?page=2');
  });
});

describe('a failure', () => {
  it('shows the message of the server and tries again', async () => {
    serve({
      'GET /projects/admin/stats': stats,
      'GET /projects/admin': refuse(400, 'VALIDATION_ERROR', 'Not now.'),
    });
    open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Not now.');
    serve({ 'GET /projects/admin/stats': stats, 'GET /projects/admin': succeed(aPage([aProject()])) });
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('article')).toBeVisible();
  });

  it('of a refresh keeps the rows and shows a toast', async () => {
    serve({ 'GET /projects/admin/stats': stats, 'GET /projects/admin': succeed(aPage([aProject()])) });
    open();
    await screen.findByRole('article');
    serve({
      'GET /projects/admin/stats': stats,
      'GET /projects/admin': refuse(400, 'VALIDATION_ERROR', 'Not now.'),
    });
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByText('Not now.')).toBeInTheDocument();
    expect(screen.getByRole('article')).toBeVisible();
  });
});

describe('actions', () => {
  const two = [aProject(), aProject({ id: 2, title: 'Lake House', isPublic: false, isForSale: true })];
  const list = { 'GET /projects/admin/stats': stats, 'GET /projects/admin': succeed(aPage(two)) };
  const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
  const choose = async (action: string) => {
    await press('Actions for Lake House');
    await userEvent.click(await screen.findByRole('menuitem', { name: action }));
  };
  const confirm = async () =>
    userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));

  it.each([
    ['Make public', 'toggle-visibility', { isPublic: true }, 'Project is public now.'],
    ['Remove from sale', 'toggle-for-sale', { isForSale: false }, 'Project is no longer for sale.'],
  ])('%s', async (name, path, change, text) => {
    serve({ ...list, [`PATCH /projects/2/${path}`]: succeed(aProject({ id: 2, ...change })) });
    open();
    await choose(name);
    expect(await screen.findByText(text)).toBeInTheDocument();
    // The value and the version: a request that comes twice changes nothing the second time.
    const [value] = Object.values(change);
    expect(callsTo(`/projects/2/${path}`)[0]?.body).toEqual({ value, version: 1 });
    await press('Undo');
    await waitFor(() => expect(callsTo(`/projects/2/${path}`).at(-1)?.body).toMatchObject({ value: !value }));
  });

  it.each([
    ['Make public', 'Failed to update project visibility. Please try again.'],
    ['Remove from sale', 'Failed to update project sale status. Please try again.'],
  ])('%s, that fails, says so', async (name, text) => {
    const failure = refuse(400, 'VALIDATION_ERROR', '');
    serve({
      ...list,
      'PATCH /projects/2/toggle-visibility': failure,
      'PATCH /projects/2/toggle-for-sale': failure,
    });
    open();
    await choose(name);
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it('features a project', async () => {
    serve({ ...list, 'PUT /projects/2': succeed(aProject({ id: 2, featured: true })) });
    open();
    await choose('Feature');
    expect(await screen.findByText('Project is featured now.')).toBeInTheDocument();
    expect(callsTo('/projects/2')[0]?.body).toEqual({ featured: true, version: 1 });
  });

  it('deleting needs a confirmation', async () => {
    serve({ ...list, 'DELETE /projects/2': refuse(400, 'VALIDATION_ERROR', '') });
    open();
    await choose('Delete');
    expect(callsTo('/projects/2')).toEqual([]);
    await confirm();
    expect(await screen.findByText('Failed to delete project. Please try again.')).toBeInTheDocument();
  });

  it('deletes several in one call and shows each result', async () => {
    const results = [
      { id: 1, outcome: 'DELETED' },
      { id: 2, outcome: 'NOT_FOUND' },
    ];
    serve({ ...list, 'POST /projects/bulk-delete': succeed(results) });
    open();
    await userEvent.click(await screen.findByLabelText('Select Lake House'));
    await userEvent.click(screen.getByLabelText('Select Entoto Ridge House'));
    await press('Delete selected');
    await confirm();
    expect(await screen.findByText('1 project deleted')).toBeInTheDocument();
    expect(await screen.findByText('Already deleted before: Lake House')).toBeInTheDocument();
    expect(callsTo('/projects/bulk-delete').map(({ body }) => body)).toEqual([{ ids: [1, 2] }]);
    serve({ ...list, 'POST /projects/1/restore': succeed(null) });
    await press('Undo');
    expect(await screen.findByText('Restored “Entoto Ridge House”.')).toBeInTheDocument();
    expect(callsTo('/projects/2/restore')).toEqual([]);
  });
});

it('filters by the status or type of a card, also by a type that the filter does not offer', async () => {
  const project = aProject({ type: 'SCHOOL', status: 'COMPLETED' });
  serve({ 'GET /projects/admin/stats': stats, 'GET /projects/admin': succeed(aPage([project])) });
  const { address } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Filter by School' }));
  await userEvent.click(screen.getByRole('button', { name: 'Filter by Completed' }));
  expect(address()).toBe('/admin/projects?type=SCHOOL&status=COMPLETED');
  expect(screen.getByLabelText('Category')).toHaveDisplayValue('School');
});

describe('keys', () => {
  const two = [aProject(), aProject({ id: 2, title: 'Lake House' })];
  const link = (name: string) => screen.getByRole('link', { name });

  it('move from card to card, select one and open its actions', async () => {
    serve({ 'GET /projects/admin/stats': stats, 'GET /projects/admin': succeed(aPage(two)) });
    open();
    await screen.findByText('Lake House');
    await userEvent.keyboard('j');
    expect(link('Entoto Ridge House')).toHaveFocus();
    await userEvent.keyboard('j');
    expect(link('Lake House')).toHaveFocus();
    await userEvent.keyboard('x');
    expect(screen.getByLabelText('Select Lake House')).toBeChecked();
    await userEvent.keyboard('.');
    expect(await screen.findByRole('menuitem', { name: 'Make private' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.keyboard('k');
    expect(link('Entoto Ridge House')).toHaveFocus();
  });

  it('open and edit a record', async () => {
    serve({ 'GET /projects/admin/stats': stats, 'GET /projects/admin': succeed(aPage(two)) });
    const { address } = renderPages(
      [
        { path: '/admin/projects', element: <ProjectsPage /> },
        { path: '/admin/projects/new', element: <p>The form</p> },
      ],
      { at: '/admin/projects' },
    );
    await screen.findByText('Lake House');
    await userEvent.keyboard('ke');
    expect(address()).toBe('/admin/projects/new?id=2');
  });
});

describe('as a table', () => {
  const listed = { ...aProject({ viewCount: 1234, isPublic: false }), publication: 'DRAFT' };
  const chooseTable = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Display' }));
    await userEvent.click(await screen.findByRole('radio', { name: 'Table' }));
  };
  beforeEach(() => {
    serve({ 'GET /projects/admin/stats': stats, 'GET /projects/admin': succeed(aPage([listed])) });
  });
  afterEach(() => localStorage.clear());

  it('shows one project a line, also when the list is opened again', async () => {
    const { unmount } = open();
    expect(await screen.findByRole('article')).toBeVisible();
    await chooseTable();
    const row = within(await screen.findByRole('row', { name: /Entoto Ridge House/ }));
    for (const text of ['Completed', 'Draft', 'Residence', '1,234'])
      expect(row.getByText(text)).toBeInTheDocument();
    expect(row.getByRole('button', { name: 'Actions for Entoto Ridge House' })).toBeInTheDocument();
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    unmount();
    open();
    expect(await screen.findByRole('link', { name: 'Entoto Ridge House' })).toBeVisible();
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
  });

  it('is sorted by its columns', async () => {
    const { address } = open();
    await chooseTable();
    await userEvent.click(await screen.findByRole('button', { name: 'View count' }));
    expect(address()).toBe('/admin/projects?sort=viewCount%3Aasc');
    await waitFor(() =>
      expect(callsTo('/projects/admin').at(-1)?.query).toMatchObject({
        sortBy: 'viewCount',
        sortOrder: 'asc',
      }),
    );
  });
});
