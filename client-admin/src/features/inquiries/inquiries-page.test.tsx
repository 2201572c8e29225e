import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from '../../../../client-shared/test/fill';
import { anInquiry, aPage, aUser } from '../../test-support/builders';
import { type Call, calls, callsTo, hold, refuse, serve, succeed } from '../../test-support/fake-server';
import { renderSignedIn } from '../../test-support/render-admin';
import { aReplyTemplate } from '../../test-support/reply-template';
import { chooseStatus } from '../../test-support/status-menu';
import { InquiriesPage } from './inquiries-page';
import { InquiryPage } from './inquiry-page';

const inquiry = anInquiry();
const template = aReplyTemplate();
const answers = {
  'GET /auth/profile': succeed(aUser()),
  'GET /contact-inquiries': succeed(aPage([inquiry])),
  'GET /contact-inquiries/7': succeed(inquiry),
  'GET /contact-inquiries/owners': succeed([
    { id: 1, name: 'Hana Bekele', isAvailable: true },
    { id: 4, name: 'Dawit Clerk', isAvailable: true },
    { id: 5, name: 'Gone Clerk', isAvailable: false },
  ]),
  'GET /attachments/inquiry/7': succeed([]),
  'GET /reply-templates': succeed([template]),
};

const open = (at = '/admin/contacts') => {
  const pages = [
    { path: '/admin/contacts', element: <InquiriesPage /> },
    { path: '/admin/contacts/:id', element: <InquiryPage /> },
  ];
  const view = renderSignedIn(pages, { at });
  stops.push(view.stop);
  return view;
};

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

const openPage = async () => {
  open('/admin/contacts/7');
  return within(await screen.findByRole('article'));
};

beforeEach(() => serve(answers));

it('requests what the address says; `status=new` means NEW', async () => {
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

it('shows its columns, and of the subject its first two words', async () => {
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
    'Owner',
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

it('says who sees to an inquiry, and that it is late', async () => {
  const late = anInquiry({ isLate: true, ownerId: 5 });
  serve({ ...answers, 'GET /contact-inquiries': succeed(aPage([late])) });
  open('/admin/contacts?owner=mine&due=late&spam=false');
  expect(await screen.findByRole('cell', { name: 'Gone Clerk' })).toBeVisible();
  expect(screen.getAllByText('Late')).toHaveLength(2);
  expect(callsTo('/contact-inquiries')[0]?.query).toMatchObject({
    owner: 'MINE',
    due: 'LATE',
    spam: 'false',
  });
});

it('filters by each colleague, also by one who left', async () => {
  open('/admin/contacts?owner=5');
  await screen.findByText('Kidist Alemayehu');
  expect(callsTo('/contact-inquiries')[0]?.query).toMatchObject({ ownerId: '5' });
  const filter = screen.getByLabelText('Owner');
  await waitFor(() => expect(filter).toHaveDisplayValue('Gone Clerk'));
  await userEvent.selectOptions(filter, 'Dawit Clerk');
  await waitFor(() => expect(callsTo('/contact-inquiries').at(-1)?.query).toMatchObject({ ownerId: '4' }));
  await userEvent.selectOptions(filter, 'Mine');
  await waitFor(() => expect(callsTo('/contact-inquiries').at(-1)?.query).toMatchObject({ owner: 'MINE' }));
  expect(callsTo('/contact-inquiries').at(-1)?.query).not.toHaveProperty('ownerId');
});

describe('the quick look', () => {
  it('is read-only, and leads to the page of the inquiry', async () => {
    const asked = { ...inquiry, phone: '+251 911 000 111' };
    serve({ ...answers, 'GET /contact-inquiries/7': succeed(asked) });
    const { address } = open('/admin/contacts?status=NEW&view=7');
    const dialog = within(await screen.findByRole('dialog', { name: 'Inquiry Details' }));
    expect(await dialog.findByText('We have a plot in Ayat.')).toBeVisible();
    const labels = dialog.getAllByRole('term').map(({ textContent }) => textContent);
    expect(labels).toEqual([
      ...['Status', 'Name', 'Email', 'Phone', 'Project Type', 'Received', 'Subject', 'Message'],
    ]);
    const buttons = dialog.getAllByRole('button').map((button) => button.textContent);
    expect(buttons.filter(Boolean)).toEqual(['Close']);
    expect(dialog.queryByRole('textbox')).toBeNull();
    await userEvent.click(dialog.getByRole('link', { name: 'Open inquiry' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Kidist Alemayehu' })).toBeVisible();
    expect(address()).toBe('/admin/contacts/7');
    expect(screen.queryByRole('dialog')).toBeNull();
    // The list is as it was left.
    const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    await userEvent.click(trail.getByRole('link', { name: 'Contact Inquiries' }));
    expect(address()).toBe('/admin/contacts?status=NEW');
  });

  it('is closed by Escape', async () => {
    const { address } = open('/admin/contacts?view=7');
    await screen.findByRole('dialog', { name: 'Inquiry Details' });
    await userEvent.keyboard('{Escape}');
    expect(address()).toBe('/admin/contacts');
  });
});

it('says that there is no such inquiry, and leads back to the list', async () => {
  serve({ ...answers, 'GET /contact-inquiries/8': refuse(404, 'NOT_FOUND', 'There is no such inquiry.') });
  open('/admin/contacts/8');
  expect(await screen.findByRole('heading', { name: 'Inquiry not found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Contact Inquiries' })).toHaveAttribute(
    'href',
    '/admin/contacts',
  );
});

/** A server that keeps the inquiry as it was changed last. */
function keepInquiry() {
  let now = inquiry;
  const change = ({ body }: Call) => {
    now = { ...now, ...(body as object), version: now.version + 1 };
    return succeed(now)({} as Call);
  };
  return {
    'GET /contact-inquiries/7': (call: Call) => succeed(now)(call),
    'PUT /contact-inquiries/7': change,
    'POST /contact-inquiries/7/replies': (call: Call) => {
      const { status } = call.body as { status: string };
      void change({ ...call, body: { status } });
      return succeed({ id: 1 })(call);
    },
  };
}

const changes = () =>
  calls.filter(({ method, path }) => method !== 'GET' && path.startsWith('/contact-inquiries/7'));

describe('on its page', () => {
  it('changes one after the other, without a pause, never conflict with themselves', async () => {
    const kept = keepInquiry();
    const first = hold(kept['PUT /contact-inquiries/7']);
    let count = 0;
    serve({
      ...answers,
      ...kept,
      'PUT /contact-inquiries/7': (call) =>
        (count += 1) === 1 ? first.answer(call) : kept['PUT /contact-inquiries/7'](call),
    });
    const page = await openPage();
    await userEvent.click(await page.findByRole('button', { name: /^Status/ }));
    await userEvent.click(await page.findByRole('menuitemradio', { name: 'Contacted' }));
    await userEvent.click(page.getByRole('button', { name: 'Take it' }));
    first.release();
    await waitFor(() => expect(changes()).toHaveLength(2));
    await userEvent.click(await page.findByRole('button', { name: 'Reply' }));
    await fill(page.getByRole('textbox', { name: /^Subject/ }), 'Your plot');
    await fill(page.getByRole('textbox', { name: /^Message/ }), 'Thank you.');
    await userEvent.click(page.getByRole('button', { name: 'Send reply' }));
    expect(await screen.findByText(/^The reply to/)).toBeInTheDocument();
    await userEvent.click(page.getByRole('button', { name: /^Status/ }));
    await userEvent.click(await page.findByRole('menuitemradio', { name: 'Closed' }));
    await waitFor(() => expect(changes()).toHaveLength(4));
    expect(changes().map(({ body }) => body)).toEqual([
      { status: 'CONTACTED', version: 2 },
      { ownerId: 1, version: 3 },
      expect.objectContaining({ status: 'CONTACTED', version: 4 }),
      { status: 'CLOSED', version: 5 },
    ]);
  });

  it('one takes what is nobody’s, or gives it to a colleague', async () => {
    serve({ ...answers, ...keepInquiry() });
    const page = await openPage();
    await userEvent.click(await page.findByRole('button', { name: 'Take it' }));
    expect(
      await screen.findByText('The inquiry of Kidist Alemayehu is with Hana Bekele (you) now.'),
    ).toBeInTheDocument();
    await userEvent.click(await page.findByRole('button', { name: /^Owner/ }));
    const choices = (await page.findAllByRole('menuitemradio')).map(({ textContent }) => textContent);
    expect(choices).toEqual(['Nobody', 'Hana Bekele (you)', 'Dawit Clerk']);
    await userEvent.click(page.getByRole('menuitemradio', { name: 'Dawit Clerk' }));
    await waitFor(() =>
      expect(
        callsTo('/contact-inquiries/7')
          .filter(({ method }) => method === 'PUT')
          .map(({ body }) => body),
      ).toEqual([
        { ownerId: 1, version: 2 },
        { ownerId: 4, version: 3 },
      ]),
    );
  });

  it('a reply is written from a template, and sent with the status from then on', async () => {
    serve({ ...answers, 'POST /contact-inquiries/7/replies': succeed({ id: 1 }) });
    const page = await openPage();
    await userEvent.click(await page.findByRole('button', { name: 'Reply' }));
    expect(page.getByText('To kidist@mail.example, in English')).toBeVisible();
    expect(page.getByRole('button', { name: 'Send reply' })).toBeDisabled();
    await userEvent.selectOptions(page.getByLabelText('Template'), 'A visit');
    expect(page.getByLabelText(/^Subject/)).toHaveValue('About House for a family of five');
    await fill(page.getByLabelText(/^Message/), ' Please do.');
    // What somebody typed is not replaced unasked.
    await userEvent.selectOptions(page.getByLabelText('Template'), 'None');
    const question = await screen.findByRole('dialog', { name: 'Replace what you typed?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
    await userEvent.click(page.getByRole('button', { name: 'Send reply' }));
    expect(await screen.findByText('The reply to Kidist Alemayehu is being sent.')).toBeInTheDocument();
    expect(callsTo('/contact-inquiries/7/replies')[0]?.body).toEqual({
      subject: 'About House for a family of five',
      content: 'Dear Kidist Alemayehu,\n\nwould you like to visit us? Please do.',
      status: 'CONTACTED',
      version: 2,
    });
  });

  it('a reply keeps the status that was set meanwhile, unless another one is chosen with it', async () => {
    const converted = { ...inquiry, status: 'CONVERTED', version: 3 };
    serve({
      ...answers,
      'GET /contact-inquiries/7': (call) =>
        succeed(callsTo('/contact-inquiries/7').some(({ method }) => method === 'PUT') ? converted : inquiry)(
          call,
        ),
      'PUT /contact-inquiries/7': succeed(converted),
      'POST /contact-inquiries/7/replies': succeed({ id: 1 }),
    });
    const page = await openPage();
    await userEvent.click(await page.findByRole('button', { name: 'Reply' }));
    const status = await page.findByLabelText('Set status to');
    expect(status).toHaveDisplayValue('Contacted');
    await chooseStatus('Status', 'Converted');
    await waitFor(() => expect(status).toHaveDisplayValue('Converted'));
    await fill(page.getByLabelText(/^Subject/), 'Your house');
    await fill(page.getByLabelText(/^Message/), 'Dear Kidist');
    await userEvent.click(page.getByRole('button', { name: 'Send reply' }));
    await waitFor(() =>
      expect(callsTo('/contact-inquiries/7/replies')[0]?.body).toMatchObject({
        status: 'CONVERTED',
        version: 3,
      }),
    );
  });

  it('a reply that could not be sent stays as it was typed, also when the page was left', async () => {
    const current = { ...inquiry, status: 'CLOSED', version: 3 };
    serve({
      ...answers,
      'POST /contact-inquiries/7/replies': refuse(409, 'CONFLICT', 'Nothing was saved.', { current }),
    });
    const view = open('/admin/contacts/7');
    await userEvent.click(await screen.findByRole('button', { name: 'Reply' }));
    const form = within(await screen.findByRole('form', { name: 'Reply' }));
    await fill(form.getByLabelText(/^Subject/), 'Your house');
    await fill(form.getByLabelText(/^Message/), 'Dear Kidist');
    await userEvent.click(form.getByRole('button', { name: 'Send reply' }));
    expect(await screen.findByText('Nothing was saved. Status is now “Closed”.')).toBeInTheDocument();
    view.unmount();
    const page = await openPage();
    await userEvent.click(await page.findByRole('button', { name: 'Reply' }));
    expect(page.getByLabelText(/^Message/)).toHaveValue('Dear Kidist');
  });

  it('what looks like spam says why, and is none once staff say so', async () => {
    const suspected = { ...inquiry, isSpam: true, suspicion: 'HONEYPOT' };
    serve({
      ...answers,
      'GET /contact-inquiries/7': succeed(suspected),
      'PUT /contact-inquiries/7': succeed({ ...inquiry, version: 3 }),
    });
    const page = await openPage();
    expect(await page.findByText('This looks like spam')).toBeVisible();
    expect(page.queryByText('Answer due')).toBeNull();
    await userEvent.click(page.getByRole('button', { name: 'Not spam' }));
    expect(
      await screen.findByText('The inquiry of Kidist Alemayehu is marked as not spam.'),
    ).toBeInTheDocument();
    const put = callsTo('/contact-inquiries/7').find(({ method }) => method === 'PUT');
    expect(put?.body).toEqual({ isSpam: false, version: 2 });
  });

  it('mails that did not arrive are named, and sent again', async () => {
    const reply = { id: 1, subject: 'Your house', content: 'Dear Kidist', author: null };
    const failed = {
      id: 9,
      name: 'Reply to the inquiry',
      recipient: inquiry.email,
      reason: '550 No such user',
    };
    serve({
      ...answers,
      'GET /contact-inquiries/7': succeed({
        ...inquiry,
        messages: [],
        replies: [{ ...reply, mailStatus: 'FAILED', createdAt: inquiry.createdAt }],
        failedMails: [failed],
      }),
      'POST /contact-inquiries/7/retry-mails': succeed(null),
    });
    const page = await openPage();
    expect(await page.findByText('Not delivered')).toBeVisible();
    expect(page.getByText(/Reply to the inquiry to kidist@mail\.example: 550 No such user/)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Send again' }));
    expect(await screen.findByText('The mails are being sent again.')).toBeInTheDocument();
  });

  it('the status is changed, based on the version that was seen', async () => {
    serve({ ...answers, 'PUT /contact-inquiries/7': succeed({ ...inquiry, status: 'CONTACTED' }) });
    const page = await openPage();
    await page.findByRole('button', { name: 'Status: New' });
    expect(page.getByText('Answer due')).toBeVisible();
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
    const page = await openPage();
    await page.findByRole('button', { name: 'Status: New' });
    serve({
      ...answers,
      'GET /contact-inquiries/7': succeed(current),
      'PUT /contact-inquiries/7': refuse(409, 'CONFLICT', 'Nothing was saved.', { current }),
    });
    await chooseStatus('Status', 'Contacted');
    expect(await screen.findByText('Nothing was saved. Status is now “Closed”.')).toBeInTheDocument();
    expect(await page.findByRole('button', { name: 'Status: Closed' })).toBeEnabled();
  });

  it('a note is added and shown', async () => {
    serve({ ...answers, 'POST /contact-inquiries/7/notes': succeed({ id: 1 }) });
    const page = await openPage();
    expect(await page.findByText('No notes yet')).toBeVisible();
    expect(page.getByRole('button', { name: 'Add note' })).toBeDisabled();
    await fill(page.getByLabelText('New note'), '  Called back. ');
    const note = { id: 1, author: 'Hana Bekele', content: 'Called back.', createdAt: inquiry.createdAt };
    serve({
      ...answers,
      'POST /contact-inquiries/7/notes': succeed(note),
      'GET /contact-inquiries/7': succeed({ ...inquiry, notes: [note] }),
    });
    await userEvent.click(page.getByRole('button', { name: 'Add note' }));
    expect(await page.findByText('Called back.')).toBeVisible();
    expect(callsTo('/contact-inquiries/7/notes')[0]?.body).toEqual({ content: 'Called back.' });
    await waitFor(() => expect(page.getByLabelText('New note')).toHaveValue(''));
  });

  it('a note that was begun is there again', async () => {
    const view = open('/admin/contacts/7');
    await fill(await screen.findByLabelText('New note'), 'Called back.');
    view.unmount();
    const page = await openPage();
    expect(await page.findByLabelText('New note')).toHaveValue('Called back.');
  });

  it('a note that could not be saved stays where it was typed', async () => {
    serve({ ...answers, 'POST /contact-inquiries/7/notes': refuse(400, 'VALIDATION_ERROR', 'Too long.') });
    const page = await openPage();
    await fill(await page.findByLabelText('New note'), 'Called back.');
    await userEvent.click(page.getByRole('button', { name: 'Add note' }));
    expect(await screen.findByText('Too long.')).toBeInTheDocument();
    expect(page.getByLabelText('New note')).toHaveValue('Called back.');
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

it('leads to the projects that an inquiry is about', async () => {
  const projects = [{ id: 3, title: 'Ayat Courtyard House', slug: 'ayat-courtyard-house' }];
  serve({ ...answers, 'GET /contact-inquiries/7': succeed({ ...inquiry, projects }) });
  const page = await openPage();
  expect(await page.findByRole('link', { name: 'Ayat Courtyard House' })).toHaveAttribute(
    'href',
    '/projects/ayat-courtyard-house',
  );
});

it('offers the specified types, and filters by any type or status that is pressed in a row', async () => {
  const office = anInquiry({ projectType: 'OFFICE' });
  serve({ ...answers, 'GET /contact-inquiries': succeed(aPage([office])) });
  const { address } = open();
  await screen.findByText(office.fullName);
  const type = screen.getByLabelText('Project Type');
  const offered = () =>
    within(type)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  const four = ['All Types', 'Residence', 'Commercial', 'Hotel', 'Mixed Use'];
  expect(offered()).toEqual(four);
  const press = screen.getByRole('button', { name: 'Filter by Office' });
  await userEvent.click(press);
  expect(address()).toBe('/admin/contacts?projectType=OFFICE');
  expect(type).toHaveDisplayValue('Office');
  await userEvent.click(screen.getByRole('button', { name: 'Filter by New' }));
  expect(address()).toBe('/admin/contacts?projectType=OFFICE&status=NEW');
  await userEvent.click(screen.getByRole('button', { name: 'Filter by Office', pressed: true }));
  expect(address()).toBe('/admin/contacts?status=NEW');
  expect(offered()).toEqual(four);
});
