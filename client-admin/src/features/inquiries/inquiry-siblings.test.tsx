import { afterEach, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anInquiry, aPage, aUser } from '../../test-support/builders';
import { callsTo, refuse, serve, succeed } from '../../test-support/fake-server';
import { renderSignedIn } from '../../test-support/render-admin';
import { InquiriesPage } from './inquiries-page';
import { InquiryPage } from './inquiry-page';

const twin = {
  ...{ id: 9, subject: 'My house again', status: 'NEW' as const, ownerId: null, mergedIntoId: null },
  ...{ createdAt: '2026-11-21T12:04:00.000Z', version: 4 },
};
const merged = {
  ...twin,
  subject: 'And a garage',
  mergedIntoId: 7,
  mergedAt: twin.createdAt,
  message: 'Did you read it?',
  version: 5,
};

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

function open(inquiry: ReturnType<typeof anInquiry>, at = '/admin/contacts/7', more = {}) {
  serve({
    'GET /auth/profile': succeed(aUser()),
    'GET /contact-inquiries': succeed(aPage([{ ...inquiry, duplicates: 1 }])),
    'GET /contact-inquiries/7': succeed(inquiry),
    'GET /contact-inquiries/owners': succeed([]),
    ...more,
  });
  const pages = [
    { path: '/admin/contacts', element: <InquiriesPage /> },
    { path: '/admin/contacts/:id', element: <InquiryPage /> },
  ];
  const view = renderSignedIn(pages, { at });
  stops.push(view.stop);
}
const page = async () => within(await screen.findByRole('article'));

it('marks what seems to be sent twice', async () => {
  open(anInquiry(), '/admin/contacts');
  expect(await screen.findByText('Duplicate?')).toBeVisible();
});

it('merges another one into this one, and takes that back', async () => {
  open(anInquiry({ siblings: [twin] }), undefined, {
    'POST /contact-inquiries/9/merge': succeed({ ...anInquiry(), id: 9, version: 5 }),
    'POST /contact-inquiries/9/unmerge': succeed({ ...anInquiry(), id: 9, version: 6 }),
  });
  const details = await page();
  expect(await details.findByRole('link', { name: 'My house again' })).toHaveAttribute(
    'href',
    '/admin/contacts/9',
  );
  await userEvent.click(details.getByRole('button', { name: 'Merge into this one: My house again' }));
  expect(await screen.findByText('“My house again” is merged into this inquiry.')).toBeInTheDocument();
  expect(callsTo('/contact-inquiries/9/merge')[0]?.body).toEqual({ intoId: 7, version: 4 });
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('“My house again” is unmerged.')).toBeInTheDocument();
  expect(callsTo('/contact-inquiries/9/unmerge')[0]?.body).toEqual({ version: 5 });
});

it('says why two cannot be merged', async () => {
  const sentence = 'Inquiry 7 is merged into inquiry 3.';
  open(anInquiry({ siblings: [twin] }), undefined, {
    'POST /contact-inquiries/9/merge': refuse(409, 'CONFLICT', sentence),
  });
  await userEvent.click(await (await page()).findByRole('button', { name: /^Merge into this one/ }));
  expect(await screen.findByText(sentence)).toBeInTheDocument();
});

it('shows what is merged with its message, and separates it', async () => {
  open(anInquiry({ siblings: [{ ...twin, mergedIntoId: 7 }], merged: [merged] }), undefined, {
    'POST /contact-inquiries/9/unmerge': succeed({ ...anInquiry(), id: 9, version: 6 }),
  });
  const details = await page();
  expect(await details.findByText('Did you read it?')).toBeVisible();
  expect(details.getAllByRole('link', { name: 'And a garage' })).toHaveLength(1);
  await userEvent.click(details.getByRole('button', { name: 'Unmerge: And a garage' }));
  expect(await screen.findByText('“And a garage” is unmerged.')).toBeInTheDocument();
  expect(callsTo('/contact-inquiries/9/unmerge')[0]?.body).toEqual({ version: 5 });
});

it('leads from a merged one to the main one, and takes no reply there', async () => {
  open(anInquiry({ mergedIntoId: 9, status: 'CLOSED', siblings: [twin] }));
  const details = await page();
  const notice = within(await details.findByRole('alert'));
  expect(notice.getByRole('link', { name: 'My house again' })).toHaveAttribute('href', '/admin/contacts/9');
  expect(notice.getByRole('button', { name: 'Unmerge' })).toBeVisible();
  expect(details.queryByRole('button', { name: 'Reply' })).toBeNull();
  expect(details.queryByRole('button', { name: /^Merge into this one/ })).toBeNull();
});

it('leads to another one without losing what narrows the list', async () => {
  const list = '/admin/contacts?status=NEW&page=2';
  open(anInquiry({ siblings: [twin] }), `${list}&view=7`, {
    'GET /contact-inquiries/9': succeed(anInquiry({ id: 9, fullName: 'Kidist A.' })),
  });
  await userEvent.click(await screen.findByRole('link', { name: 'Open inquiry' }));
  await userEvent.click(await (await page()).findByRole('link', { name: 'My house again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Kidist A.' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Contact Inquiries' })).toHaveAttribute('href', list);
});
