import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { callsTo, refuse, serve, succeed } from '../../test-support/fake-server';
import { renderPages } from '../../test-support/render-admin';
import { CalendarFeedButton } from './calendar-feed-button';

const since = '2026-11-23T06:30:00.000Z';
const url = 'https://zigba.example/api/v1/calendars/secret';

async function open() {
  renderPages([{ path: '/admin', element: <CalendarFeedButton /> }], { at: '/admin' });
  await userEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
  return within(await screen.findByRole('dialog', { name: 'Meetings in your own calendar' }));
}

it('makes an address and shows it once', async () => {
  serve({
    'GET /consultations/feed': succeed({ since: null }),
    'POST /consultations/feed': succeed({ url, since }),
  });
  const dialog = await open();
  await userEvent.click(await dialog.findByRole('button', { name: 'Create calendar link' }));
  expect(await dialog.findByLabelText('Calendar link')).toHaveValue(url);
});

it('changes the address once that is confirmed, and takes it back', async () => {
  serve({
    'GET /consultations/feed': succeed({ since }),
    'POST /consultations/feed': succeed({ url, since }),
    'DELETE /consultations/feed': succeed(null),
  });
  const dialog = await open();
  expect(await dialog.findByText(/November 23, 2026/)).toBeVisible();
  expect(dialog.queryByLabelText('Calendar link')).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Replace link' }));
  const question = within(await screen.findByRole('dialog', { name: 'Replace the calendar link' }));
  expect(callsTo('/consultations/feed').filter(({ method }) => method === 'POST')).toEqual([]);
  await userEvent.click(question.getByRole('button', { name: 'Replace link' }));
  expect(await dialog.findByLabelText('Calendar link')).toHaveValue(url);
  await userEvent.click(dialog.getByRole('button', { name: 'Revoke link' }));
  expect(await screen.findByText('The link no longer works.')).toBeInTheDocument();
});

it('says why none could be made', async () => {
  serve({
    'GET /consultations/feed': succeed({ since: null }),
    'POST /consultations/feed': refuse(403, 'FORBIDDEN', 'Not you.'),
  });
  const dialog = await open();
  await userEvent.click(await dialog.findByRole('button', { name: 'Create calendar link' }));
  expect(await screen.findByText('Not you.')).toBeInTheDocument();
});
