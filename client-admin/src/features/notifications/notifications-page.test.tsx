import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aNotification, aPage } from '../../test-support/builders';
import { callsTo, hold, refuse, serve, succeed } from '../../test-support/fake-server';
import { renderPages } from '../../test-support/render-admin';
import { NotificationsPage } from './notifications-page';

const message = 'Kidist Alemayehu: House for a family of five';
const page = (unreadCount: number, ...rows: ReturnType<typeof aNotification>[]) =>
  succeed({ ...aPage(rows), unreadCount });
const open = (answer = page(1, aNotification()), at = '/admin/notifications') => {
  serve({ 'GET /notifications': answer });
  const pages = [
    { path: '/admin/notifications', element: <NotificationsPage /> },
    { path: '*', element: <h1>Elsewhere</h1> },
  ];
  return renderPages(pages, { at });
};
const rowOf = async (text: string) => within((await screen.findByText(text)).closest('tr')!);

it('lists notifications with their time, twenty a page', async () => {
  open();
  const row = await rowOf(message);
  expect(row.getByText('New contact inquiry')).toBeVisible();
  expect(row.getByText('Unread')).toBeInTheDocument();
  expect(row.getByText(/EAT/)).toBeVisible();
  expect(row.getByRole('link', { name: message })).toHaveAttribute('href', '/admin/contacts?view=7');
  expect(callsTo('/notifications')[0]?.query).toEqual({ page: '1', limit: '20' });
  expect(screen.getByRole('definition')).toHaveTextContent('1');
});

it('warns of a mail that could not be delivered, and leads to its record', async () => {
  const text = 'Order confirmation to selam@mail.example (Selam: Ridge House) was refused: 550 No such user';
  const changes = { title: 'Mail could not be delivered', message: text, actionUrl: '/admin/orders?view=4' };
  open(page(1, aNotification({ ...changes, type: 'warning', subject: 'order' })));
  const row = await rowOf(text);
  const what = row.getByText('Mail could not be delivered');
  expect(what.parentElement!.querySelector('.tabler-icon-alert-triangle')).toBeInTheDocument();
  expect(row.getByRole('link', { name: text })).toHaveAttribute('href', '/admin/orders?view=4');
});

it('sends failed mails again, and says so', async () => {
  const text = 'Order confirmation to selam@mail.example (Selam: Ridge House) was given up (and 2 more)';
  const failed = { title: '3 mails could not be delivered', message: text, failedMails: 3 };
  const warning = aNotification({ ...failed, type: 'warning' });
  open(page(1, warning));
  const row = await rowOf(text);
  const sent = { ...warning, isRead: true, sentAgainAt: '2026-11-20T12:10:00.000Z' };
  serve({ 'GET /notifications': page(0, sent), 'POST /notifications/3/retry-mails': succeed(sent) });
  await userEvent.click(row.getByRole('button', { name: `Send again: ${text}` }));
  expect(await screen.findByText('3 mails are being sent again')).toBeInTheDocument();
  expect(await row.findByText('Sent again')).toBeVisible();
  expect(row.queryByRole('button')).toBeNull();
  expect(row.getByRole('link')).toHaveFocus();
  expect(callsTo('/notifications/3/retry-mails')).toHaveLength(1);
});

it('marks one as read, by its button or by opening it', async () => {
  const { address } = open();
  const row = await rowOf(message);
  serve({
    'GET /notifications': page(0, aNotification({ isRead: true })),
    'PATCH /notifications/3/read': succeed(aNotification({ isRead: true })),
  });
  await userEvent.click(row.getByRole('button', { name: `Mark as read: ${message}` }));
  await waitFor(() => expect(row.queryByText('Unread')).toBeNull());
  expect(row.queryByRole('button')).toBeNull();
  await userEvent.click(row.getByRole('link', { name: message }));
  expect(address()).toBe('/admin/contacts?view=7');
  expect(callsTo('/notifications/3/read')).toHaveLength(1);
});

it('marks all as read', async () => {
  open();
  await rowOf(message);
  serve({
    'GET /notifications': page(0, aNotification({ isRead: true })),
    'POST /notifications/read-all': succeed({ unreadCount: 0 }),
  });
  const button = screen.getByRole('button', { name: 'Mark all as read' });
  await userEvent.click(button);
  expect(await screen.findByText('All notifications marked as read')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Mark all as read' })).toBeDisabled());
});

it('shows the unread ones, as the address says', async () => {
  const { address } = open();
  await rowOf(message);
  await userEvent.selectOptions(screen.getByLabelText('Read or not'), 'Unread notifications');
  expect(address()).toBe('/admin/notifications?unread=true');
  expect(callsTo('/notifications').at(-1)?.query).toEqual({ page: '1', limit: '20', unread: 'true' });
});

it('turns its pages, and the address says which', async () => {
  const pages = { pageSize: 20, totalPages: 2, totalItems: 21 };
  const { address } = open(succeed({ ...aPage([aNotification()], pages), unreadCount: 1 }));
  await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
  expect(address()).toBe('/admin/notifications?page=2');
  expect(callsTo('/notifications').at(-1)?.query).toEqual({ page: '2', limit: '20' });
});

describe('in other cases', () => {
  it('waits in the shape of the list', async () => {
    const answer = hold(page(1, aNotification()));
    open(answer.answer);
    expect(await screen.findByRole('status', { name: 'Loading' })).toBeVisible();
    answer.release();
    expect(await screen.findByText(message)).toBeVisible();
  });

  it.each([
    ['/admin/notifications', /^New inquiries, .* and mails that could not be delivered\.$/],
    ['/admin/notifications?unread=true', 'You have read everything.'],
  ])('%s says that there are none', async (at, hint) => {
    open(page(0), at);
    expect(await screen.findByText('No notifications found')).toBeVisible();
    expect(screen.getByText(hint)).toBeVisible();
  });

  it('says that it could not be loaded and tries again', async () => {
    open(refuse(400, 'VALIDATION_ERROR', ''));
    expect(await screen.findByText('Failed to load notifications')).toBeVisible();
    serve({ 'GET /notifications': page(1, aNotification()) });
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText(message)).toBeVisible();
  });

  it('says that marking failed', async () => {
    open();
    const row = await rowOf(message);
    serve({
      'GET /notifications': page(1, aNotification()),
      'PATCH /notifications/3/read': refuse(400, 'VALIDATION_ERROR', ''),
    });
    await userEvent.click(row.getByRole('button'));
    expect(await screen.findByText('Failed to mark the notification as read')).toBeInTheDocument();
  });
});
