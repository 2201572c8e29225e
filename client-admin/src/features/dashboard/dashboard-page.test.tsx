import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBackupState } from '../../test-support/backups';
import { aPage, anActivity, aUser } from '../../test-support/builders';
import { callsTo, hold, refuse, serve, succeed } from '../../test-support/fake-server';
import { anOverview, figuresOf } from '../../test-support/figures';
import { renderSignedIn } from '../../test-support/render-admin';
import { DashboardPage } from './dashboard-page';

const stats = { publishedPosts: 9, draftPosts: 1, featuredPosts: 2, totalPosts: 10 };
const stops: (() => void)[] = [];
const answers = {
  'GET /auth/profile': succeed(aUser()),
  'GET /dashboard/overview': succeed(anOverview()),
  'GET /visitors/realtime': succeed({ realtimeVisitors: 3 }),
  'GET /backups/state': succeed(aBackupState()),
  'GET /activity': succeed(aPage([anActivity()])),
  'GET /blog/admin/stats': succeed(stats),
  'GET /dashboard/figures': succeed(figuresOf()),
};
const open = (changes: Partial<Record<string, (typeof answers)['GET /activity']>> = {}) => {
  serve({ ...answers, ...changes });
  const view = renderSignedIn([{ path: '/admin', element: <DashboardPage /> }], { at: '/admin' });
  stops.push(view.stop);
  return view;
};
const region = (name: string) => within(screen.getByRole('region', { name }));
const textOf = (element: HTMLElement) => element.textContent;

afterEach(() => {
  stops.splice(0).forEach((stop) => stop());
  jest.useRealTimers();
});

it('shows eight figures in their order, each with its change', async () => {
  open();
  const cards = await screen.findByRole('region', { name: 'Figures' });
  expect(within(cards).getAllByRole('term').map(textOf)).toEqual([
    'Total Projects',
    'Active Projects',
    'Total Services',
    'Blog Posts',
    'Contact Inquiries',
    'Design Orders',
    'Consultations',
    'Monthly Visitors',
  ]);
  const values = within(cards).getAllByRole('definition').map(textOf);
  expect(values.slice(0, 6)).toEqual([
    '1.2K',
    '+12.5% from last month',
    '6',
    '−50% from last month',
    '2',
    '0% from last month',
  ]);
});

it.each([
  ['EDITOR', ['Total Projects', 'Active Projects', 'Total Services', 'Blog Posts', 'Monthly Visitors']],
  ['OFFICE', ['Contact Inquiries', 'Design Orders', 'Consultations', 'Monthly Visitors']],
] as const)('shows %s the figures of its work', async (role, figures) => {
  open({ 'GET /auth/profile': succeed(aUser({ role })) });
  const cards = await screen.findByRole('region', { name: 'Figures' });
  expect(within(cards).getAllByRole('term').map(textOf)).toEqual(figures);
});

it('leads administrators to the backups, only where something is wrong with them', async () => {
  const { unmount } = open();
  await screen.findByText('Quick Actions');
  await waitFor(() => expect(callsTo('/backups/state')).toHaveLength(1));
  expect(screen.queryByRole('link', { name: 'Open backups' })).toBeNull();
  unmount();
  open({ 'GET /backups/state': succeed(aBackupState({ problems: ['TOO_OLD'] })) });
  const link = await screen.findByRole('link', { name: 'Open backups' });
  expect(link).toHaveAttribute('href', '/admin/backups');
});

it.each(['EDITOR', 'OFFICE'] as const)('does not ask for the state of the backups for %s', async (role) => {
  open({ 'GET /auth/profile': succeed(aUser({ role })) });
  await screen.findByText('Quick Actions');
  expect(callsTo('/backups/state')).toEqual([]);
});

it('leads to what waits for somebody', async () => {
  open();
  await screen.findByText('Quick Actions');
  const links = region('Quick Actions').getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Pending consultations3', '/admin/consultations?status=pending'],
    ['New inquiries4', '/admin/contact-inquiries?status=new'],
    ['Active projects6', '/admin/projects?status=active'],
    ['Published posts9', '/admin/blogs?status=published'],
  ]);
  const toPosts = await screen.findByRole('link', { name: 'View all: Blog Statistics' });
  expect(toPosts).toHaveAttribute('href', '/admin/blogs');
});

it('shows the last five activities and requests three projects', async () => {
  const many = Array.from({ length: 10 }, (_, id) =>
    anActivity({ id, subjectId: 7, subtitle: `House ${id}` }),
  );
  open({ 'GET /dashboard/overview': succeed(anOverview({ recentActivities: many })) });
  await screen.findByText('Recent Activity');
  const entries = region('Recent Activity').getAllByRole('listitem');
  expect(entries).toHaveLength(5);
  expect(entries[0]).toHaveTextContent('Project updated');
  expect(entries[0]).toHaveTextContent('House 0 · Hana Bekele');
  const links = region('Recent Activity').getAllByRole('link');
  expect(links.slice(0, 2).map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['View all', '/admin/activity'],
    ['House 0', '/admin/projects/new?id=7'],
  ]);
  expect(callsTo('/activity')[0]?.query).toEqual({ entity: 'project', limit: '3' });
  expect(await region('Recent Projects').findByText('Entoto Ridge House')).toBeVisible();
});

it('says how long ago something was, and after a week its date', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-28T12:00:00Z'), advanceTimers: true });
  const ago = (timestamp: string, id: number) => anActivity({ id, timestamp });
  const recentActivities = [
    ago('2026-11-28T11:59:00Z', 1),
    ago('2026-11-23T12:00:00Z', 2),
    ago('2026-11-20T12:00:00Z', 3),
  ];
  open({ 'GET /dashboard/overview': succeed(anOverview({ recentActivities })) });
  await screen.findByText('Recent Activity');
  const entries = region('Recent Activity').getAllByRole('listitem');
  ['1 minute ago', '5 days ago', 'November 20, 2026'].forEach((words, index) =>
    expect(entries[index]).toHaveTextContent(words),
  );
});

it('counts visitors every 30 seconds, and none when that fails', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const counts = [succeed({ realtimeVisitors: 3 }), refuse(400, 'VALIDATION_ERROR')];
  open({ 'GET /visitors/realtime': (call) => (counts.shift() ?? succeed({ realtimeVisitors: 7 }))(call) });
  const counter = await screen.findByTitle('Seen on the website in the last 5 minutes');
  await waitFor(() => expect(counter).toHaveTextContent('3 Active Visitors'));
  await act(() => jest.advanceTimersByTimeAsync(30_000));
  expect(counter).toHaveTextContent('0 Active Visitors');
  await act(() => jest.advanceTimersByTimeAsync(30_000));
  expect(counter).toHaveTextContent('7 Active Visitors');
  expect(callsTo('/dashboard/overview')).toHaveLength(3);
});

describe('in other cases', () => {
  it('shows boxes while it loads', async () => {
    const overview = hold(answers['GET /dashboard/overview']);
    open({ 'GET /dashboard/overview': overview.answer });
    expect(await screen.findByRole('status', { name: 'Loading' })).toBeInTheDocument();
    overview.release();
    expect(await screen.findByText('Total Projects')).toBeVisible();
  });

  it('says that it could not be loaded and tries again', async () => {
    const failing = refuse(500, 'INTERNAL_ERROR');
    open({ 'GET /dashboard/overview': failing });
    expect(await screen.findByText('Error Loading Dashboard')).toBeVisible();
    expect(screen.getByText('Failed to load dashboard data. Please try again later.')).toBeVisible();
    serve(answers);
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Total Projects')).toBeVisible();
  });

  it('says that there is no data', async () => {
    open({ 'GET /dashboard/overview': succeed(null) });
    expect(await screen.findByText('No data available')).toBeVisible();
  });

  it('shows the other parts when one could not load', async () => {
    open({ 'GET /blog/admin/stats': refuse(400, 'VALIDATION_ERROR') });
    expect(await screen.findByText('This part could not be loaded.')).toBeVisible();
    serve(answers);
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Drafts')).toBeVisible();
  });

  it('shows the rest without the figures, and loads them on retry', async () => {
    open({ 'GET /dashboard/figures': refuse(400, 'VALIDATION_ERROR', '') });
    expect(await screen.findByText('The figures could not be loaded')).toBeVisible();
    expect(await screen.findByText('Total Projects')).toBeVisible();
    serve(answers);
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('region', { name: 'Visits by day' })).toBeVisible();
  });

  it('says that there are no activities yet', async () => {
    open({
      'GET /dashboard/overview': succeed(anOverview({ recentActivities: [] })),
      'GET /activity': succeed(aPage([])),
    });
    expect(await screen.findByText('No recent projects.')).toBeVisible();
    expect(screen.getByText('Actions of colleagues and visitors appear here.')).toBeVisible();
  });
});
