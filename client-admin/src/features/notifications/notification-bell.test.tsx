import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aNotification, aPage, aUser } from '../../test-support/builders';
import { FakeEventSource } from '../../test-support/fake-event-source';
import { callsTo, hold, refuse, serve, succeed } from '../../test-support/fake-server';
import { createTestSession, renderPages, storeSession } from '../../test-support/render-admin';
import { NotificationBell } from './notification-bell';

const page = (unreadCount: number, ...rows: ReturnType<typeof aNotification>[]) =>
  succeed({ ...aPage(rows), unreadCount });
const answers = {
  'GET /auth/profile': succeed(aUser()),
  'POST /notifications/stream-ticket': succeed({ ticket: 'one-time', expiresIn: 30 }),
};

async function open(list = page(1, aNotification())) {
  storeSession();
  serve({ ...answers, 'GET /notifications': list });
  const session = createTestSession();
  session.start();
  await waitFor(() => expect(session.getState().phase === 'signedIn').toBeTruthy());
  const pages = [
    { path: '/', element: <NotificationBell /> },
    { path: '*', element: <h1>Elsewhere</h1> },
  ];
  return renderPages(pages, { session });
}
const bell = (name: string | RegExp) => screen.findByRole('button', { name });

describe('the bell', () => {
  it.each([
    [0, 'Notifications', null],
    [1, 'Notifications, 1 unread', '1'],
    [120, 'Notifications, 120 unread', '99+'],
  ])('with %i unread is called "%s"', async (count, name, badge) => {
    await open(page(count, aNotification()));
    const button = await bell(name);
    await waitFor(() => expect(button.textContent).toBe(badge ?? ''));
    expect(callsTo('/notifications')[0]?.query).toEqual({ limit: '5' });
  });

  it('counts what comes while the page is open', async () => {
    await open(page(0));
    await bell('Notifications');
    await waitFor(() => expect(FakeEventSource.last).toBeTruthy());
    serve({ ...answers, 'GET /notifications': page(1, aNotification()) });
    FakeEventSource.last!.emit('notification', 3, aNotification());
    expect(await bell('Notifications, 1 unread')).toBeVisible();
  });

  it('stops listening when it goes', async () => {
    const { unmount } = await open();
    await waitFor(() => expect(FakeEventSource.last).toBeTruthy());
    unmount();
    expect(FakeEventSource.last!.isClosed).toBe(true);
  });
});

describe('its menu', () => {
  it('opens the record and marks the notification as read', async () => {
    const { address } = await open();
    await userEvent.click(await bell(/1 unread/));
    serve({
      ...answers,
      'GET /notifications': page(0, aNotification({ isRead: true })),
      'PATCH /notifications/3/read': succeed(aNotification({ isRead: true })),
    });
    await userEvent.click(await screen.findByRole('menuitem', { name: /New contact inquiry.*Unread/ }));
    expect(address()).toBe('/admin/contacts?view=7');
    expect(callsTo('/notifications/3/read')).toHaveLength(1);
  });

  it('does not mark again what is read', async () => {
    await open(page(0, aNotification({ isRead: true })));
    await userEvent.click(await bell('Notifications'));
    const entry = await screen.findByRole('menuitem', { name: /New contact inquiry/ });
    expect(entry).not.toHaveTextContent('Unread');
    await userEvent.click(entry);
    expect(callsTo('/notifications/3/read')).toHaveLength(0);
  });

  it('marks all as read and stays open', async () => {
    await open(page(2, aNotification(), aNotification({ id: 2 })));
    await userEvent.click(await bell(/2 unread/));
    serve({
      ...answers,
      'GET /notifications': page(0, aNotification({ isRead: true })),
      'POST /notifications/read-all': succeed({ unreadCount: 0 }),
    });
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Mark all as read' }));
    expect(await screen.findByText('All notifications marked as read')).toBeInTheDocument();
    expect(await bell('Notifications')).toHaveAttribute('aria-expanded', 'true');
    expect(screen.queryByRole('menuitem', { name: 'Mark all as read' })).toBeNull();
  });

  it('sends failed mails again and stays open', async () => {
    const warning = aNotification({ title: 'Mail could not be delivered', type: 'warning', failedMails: 1 });
    const other = aNotification({ id: 2 });
    await open(page(1, other, warning));
    await userEvent.click(await bell(/1 unread/));
    const sent = { ...warning, isRead: true, sentAgainAt: '2026-11-20T12:10:00.000Z' };
    serve({
      ...answers,
      'GET /notifications': page(0, other, sent),
      'POST /notifications/3/retry-mails': succeed(sent),
    });
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Send again/ }));
    expect(await screen.findByText('The mail is being sent again')).toBeInTheDocument();
    expect(await screen.findByRole('menuitem', { name: /could not be delivered.*Sent again/ })).toBeVisible();
    expect(await bell('Notifications')).toHaveAttribute('aria-expanded', 'true');
    expect(screen.queryByRole('menuitem', { name: /^Send again/ })).toBeNull();
    expect(screen.getByRole('menuitem', { name: /could not be delivered/ })).toHaveFocus();
  });

  it('leads to all of them', async () => {
    const { address } = await open();
    await userEvent.click(await bell(/unread/));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'View all notifications' }));
    expect(address()).toBe('/admin/notifications');
  });

  it('says that it is loading, and that there are none', async () => {
    const list = hold(page(0));
    await open(list.answer);
    await userEvent.click(await bell('Notifications'));
    expect(await screen.findByText('Loading...')).toBeVisible();
    list.release();
    expect(await screen.findByText('No notifications found')).toBeVisible();
  });

  it('says that they could not be loaded and tries again', async () => {
    await open(refuse(400, 'VALIDATION_ERROR', ''));
    await userEvent.click(await bell('Notifications'));
    expect(await screen.findByText('Failed to load notifications')).toBeVisible();
    serve({ ...answers, 'GET /notifications': page(1, aNotification()) });
    await userEvent.click(screen.getByRole('menuitem', { name: 'Refresh' }));
    expect(await screen.findByRole('menuitem', { name: /New contact inquiry/ })).toBeVisible();
  });

  it('says that marking failed', async () => {
    await open();
    await userEvent.click(await bell(/unread/));
    serve({
      ...answers,
      'GET /notifications': page(1, aNotification()),
      'POST /notifications/read-all': refuse(400, 'VALIDATION_ERROR', ''),
    });
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Mark all as read' }));
    expect(await screen.findByText('Failed to mark the notifications as read')).toBeInTheDocument();
  });
});
