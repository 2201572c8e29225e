import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { aPage, aProject, aUser } from '../test-support/builders';
import { serve, succeed } from '../test-support/fake-server';
import { createTestSession, renderAdmin, SignedIn, storeSession } from '../test-support/render-admin';
import { CrashedRoute, routes } from './routes';

const stops: (() => void)[] = [];

function open(at: string) {
  const session = createTestSession();
  stops.push(session.start());
  return renderAdmin([{ element: <SignedIn />, children: routes }], { at, session });
}

beforeEach(() => {
  // As on a wide screen, where the sidebar is beside the page.
  const media = window.matchMedia('');
  jest.spyOn(window, 'matchMedia').mockReturnValue({ ...media, matches: true });
  storeSession();
  serve({
    'GET /auth/profile': succeed(aUser()),
    'GET /settings': succeed({ siteName: 'Zigba Architects' }),
    'GET /projects/admin/stats': succeed({ completedProjects: 1, featuredProjects: 0, forSaleProjects: 0 }),
    'GET /projects/admin': succeed(aPage([aProject()])),
    'GET /services/admin': succeed(aPage([])),
  });
});

afterEach(() => {
  stops.splice(0).forEach((stop) => stop());
  jest.restoreAllMocks();
});

it.each([
  ['/admin', '/admin'],
  ['/admin/dashboard', '/admin/dashboard'],
  ['/admin/nowhere/at/all', '/admin/dashboard'],
])('%s shows the dashboard at %s', async (at, shown) => {
  const { address } = open(at);
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(address()).toBe(shown);
});

it.each([
  ['/admin/blogs?status=published', '/admin/blog?status=published'],
  ['/admin/contact-inquiries?status=new', '/admin/contacts?status=new'],
  ['/admin/bin?entity=service', '/admin/trash?entity=service'],
])('%s leads to %s', async (at, to) => {
  const { address } = open(at);
  await waitFor(() => expect(address()).toBe(to));
});

it('shows who is signed in and where', async () => {
  open('/admin/projects');
  await screen.findByRole('article');
  const sidebar = within(screen.getByRole('navigation', { name: 'Main' }));
  expect(sidebar.getByText('Hana Bekele')).toBeVisible();
  expect(sidebar.getByText('hana@zigba.example')).toBeVisible();
  expect(sidebar.getByRole('link', { name: 'Projects' })).toHaveAttribute('aria-current', 'page');
});

it('leads everybody to their own work, and says so where they are not let in', async () => {
  serve({ 'GET /auth/profile': succeed(aUser({ role: 'EDITOR' })) });
  open('/admin/orders');
  expect(await screen.findByText('You do not have access to this page')).toBeVisible();
  const sidebar = within(screen.getByRole('navigation', { name: 'Main' }));
  expect(sidebar.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Projects', 'Translations', 'Trash']),
  );
  expect(sidebar.queryByRole('link', { name: 'Orders' })).toBeNull();
  expect(sidebar.queryByRole('link', { name: 'Users' })).toBeNull();
  expect(screen.queryByRole('button', { name: /notification/i })).toBeNull();
});

it.each([
  ['Failed to fetch dynamically imported module: /admin/assets/x.js', 'There is a newer version'],
  ['x is undefined', 'This page stopped working'],
])('a page that fails with "%s" says: %s', async (message, title) => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const lazy = () => Promise.reject(new TypeError(message));
  renderAdmin([
    { errorElement: <CrashedRoute />, hydrateFallbackElement: <i />, children: [{ path: '/', lazy }] },
  ]);
  expect(await screen.findByRole('heading')).toHaveTextContent(title);
  expect(screen.getByRole('button', { name: 'Load the page again' })).toBeVisible();
});
