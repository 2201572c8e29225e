import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { anInquiry, aPage } from '../../test-support/builders';
import { callsTo, refuse, serve, succeed } from '../../test-support/fake-server';
import { renderPages } from '../../test-support/render-admin';
import { chooseStatus } from '../../test-support/status-menu';
import { InquiriesPage } from './inquiries-page';

const inquiry = anInquiry();
const answers = {
  'GET /contact-inquiries': succeed(aPage([inquiry])),
  'GET /contact-inquiries/7': succeed(inquiry),
};

const open = (at = '/admin/contacts') =>
  renderPages([{ path: '/admin/contacts', element: <InquiriesPage /> }], { at });

const openDialog = async () => {
  open('/admin/contacts?view=7');
  return within(await screen.findByRole('dialog', { name: 'Inquiry Details' }));
};

beforeEach(() => serve(answers));

it('asks for what the address says; `status=new` means NEW', async () => {
  open('/admin/contacts?status=new&projectType=HOTEL&search=lake&page=2');
  await screen.findByText('Kidist Alemayehu');
  expect(callsTo('/contact-inquiries')[0]?.query).toEqual({
    page: '2',
    limit: '10',
    sortBy: 'createdAt',
    sortOrder: 'desc',
    search: 'lake',
    status: 'NEW',
    projectType: 'HOTEL',
  });
  expect(screen.getByLabelText('Status')).toHaveDisplayValue('New');
  expect(screen.getByLabelText('Project Type')).toHaveDisplayValue('Hotel');
});

it('shows eight columns, and of the subject its first two words', async () => {
  open();
  await screen.findByText('Kidist Alemayehu');
  expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
    // The check boxes.
    '',
    'Name',
    'Email',
    'Phone',
    'Subject',
    'Message',
    'Project Type',
    'Date',
    'Actions',
  ]);
  expect(screen.getByText('House for')).toHaveAttribute('title', 'House for a family of five');
});

it('opens an inquiry from its row, but not from a control in it', async () => {
  const { address } = open();
  await userEvent.click(await screen.findByText('We have a plot in Ayat.'));
  expect(address()).toBe('/admin/contacts?view=7');
  const dialog = within(await screen.findByRole('dialog', { name: 'Inquiry Details' }));
  expect(await dialog.findByText('House for a family of five')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete: inquiry of Kidist Alemayehu' }));
  expect(await screen.findByRole('dialog', { name: 'Delete Inquiry' })).toBeVisible();
  expect(address()).toBe('/admin/contacts');
});

describe('in the dialog', () => {
  it('the status is changed, based on the version that was seen', async () => {
    serve({ ...answers, 'PUT /contact-inquiries/7': succeed({ ...inquiry, status: 'CONTACTED' }) });
    const dialog = await openDialog();
    await dialog.findByRole('button', { name: 'Status: New' });
    await chooseStatus('Status', 'Contacted');
    expect(
      await screen.findByText('The inquiry of Kidist Alemayehu is now “Contacted”.'),
    ).toBeInTheDocument();
    const put = callsTo('/contact-inquiries/7').find(({ method }) => method === 'PUT');
    expect(put?.body).toEqual({ status: 'CONTACTED', version: 2 });
  });

  it('a colleague who was faster is not overwritten', async () => {
    const current = { ...inquiry, status: 'CLOSED', version: 3 };
    serve({
      ...answers,
      'PUT /contact-inquiries/7': refuse(409, 'CONFLICT', 'Nothing was saved.', { current }),
    });
    const dialog = await openDialog();
    await dialog.findByRole('button', { name: 'Status: New' });
    serve({
      ...answers,
      'GET /contact-inquiries/7': succeed(current),
      'PUT /contact-inquiries/7': refuse(409, 'CONFLICT', 'Nothing was saved.', { current }),
    });
    await chooseStatus('Status', 'Contacted');
    expect(await screen.findByText('Nothing was saved. Status is now “Closed”.')).toBeInTheDocument();
    expect(await dialog.findByRole('button', { name: 'Status: Closed' })).toBeEnabled();
  });

  it('a note is added and shown', async () => {
    serve({ ...answers, 'POST /contact-inquiries/7/notes': succeed({ id: 1 }) });
    const dialog = await openDialog();
    expect(await dialog.findByText('No notes yet')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Add note' })).toBeDisabled();
    await userEvent.type(dialog.getByLabelText('New note'), '  Called back. ');
    const note = { id: 1, author: 'Hana Bekele', content: 'Called back.', createdAt: inquiry.createdAt };
    serve({
      ...answers,
      'POST /contact-inquiries/7/notes': succeed(note),
      'GET /contact-inquiries/7': succeed({ ...inquiry, notes: [note] }),
    });
    await userEvent.click(dialog.getByRole('button', { name: 'Add note' }));
    expect(await dialog.findByText('Called back.')).toBeVisible();
    expect(callsTo('/contact-inquiries/7/notes')[0]?.body).toEqual({ content: 'Called back.' });
    await waitFor(() => expect(dialog.getByLabelText('New note')).toHaveValue(''));
  });

  it('a note that was begun is there again', async () => {
    const view = open('/admin/contacts?view=7');
    await userEvent.type(await screen.findByLabelText('New note'), 'Called back.');
    view.unmount();
    const dialog = await openDialog();
    expect(await dialog.findByLabelText('New note')).toHaveValue('Called back.');
  });

  it('a note that could not be saved stays where it was typed', async () => {
    serve({ ...answers, 'POST /contact-inquiries/7/notes': refuse(400, 'VALIDATION_ERROR', 'Too long.') });
    const dialog = await openDialog();
    await userEvent.type(await dialog.findByLabelText('New note'), 'Called back.');
    await userEvent.click(dialog.getByRole('button', { name: 'Add note' }));
    expect(await screen.findByText('Too long.')).toBeInTheDocument();
    expect(dialog.getByLabelText('New note')).toHaveValue('Called back.');
  });
});

it('is deleted after a question', async () => {
  serve({ ...answers, 'DELETE /contact-inquiries/7': succeed(null) });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Delete: inquiry of Kidist Alemayehu' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('The inquiry of Kidist Alemayehu was deleted.')).toBeInTheDocument();
});

it.each([
  ['Not now.', 'Not now.'],
  ['', 'An error occurred'],
])('a list that failed with "%s" says: %s', async (message, text) => {
  serve({ ...answers, 'GET /contact-inquiries': refuse(500, 'INTERNAL_ERROR', message) });
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
});

it('says when nothing fits', async () => {
  serve({ ...answers, 'GET /contact-inquiries': succeed(aPage([])) });
  open();
  expect(await screen.findByText('No inquiries found matching your criteria.')).toBeVisible();
});
