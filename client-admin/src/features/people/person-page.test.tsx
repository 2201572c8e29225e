import type { PersonDto, TimelineEventDto } from '@consultancy/client-shared/api/model';
import { beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from '../../../../client-shared/test/fill';
import { aPage } from '../../test-support/builders';
import { callsTo, refuse, serve, succeed } from '../../test-support/fake-server';
import { renderPages } from '../../test-support/render-admin';
import { PersonPage } from './person-page';

const none = { exports: [], backups: [] };
const sara: PersonDto = {
  names: ['Sara Tesfaye'],
  emails: ['sara@mail.example'],
  phones: ['0911 234 567'],
  records: [
    {
      ...{ kind: 'order', id: 5, title: 'Light House', name: 'Sara Tesfaye', status: 'PENDING' },
      ...{ createdAt: '2026-11-20T12:04:00.000Z', isInTrash: false, foundBy: 'EMAIL' },
    },
    {
      ...{ kind: 'inquiry', id: 7, title: 'A house', name: 'Sara Tesfaye', status: 'NEW' },
      ...{ createdAt: '2026-11-19T12:04:00.000Z', isInTrash: true, foundBy: 'RECORD' },
    },
  ],
  erasedAt: null,
  hasAccount: false,
  copies: none,
  state: 'a'.repeat(64),
};
const event = (given: Partial<TimelineEventDto>): TimelineEventDto => ({
  ...{ what: 'NOTE', at: '2026-11-20T12:04:00.000Z', kind: 'inquiry', recordId: 7, recordTitle: 'A house' },
  ...{ title: null, text: null, state: null, actor: null },
  ...given,
});
const erased = { ...sara, names: [], emails: [], phones: [], erasedAt: '2026-11-24T09:00:00.000Z' };
const copies = {
  exports: [{ list: 'Inquiries, 7 rows', madeAt: '2026-11-21T09:00:00.000Z', madeBy: 'Hana Bekele' }],
  backups: ['2026-11-22T01:00:00.000Z'],
};

const person = 'GET /people/inquiry/7';
const timeline = 'GET /people/inquiry/7/timeline';
const open = (at = '/admin/people/inquiry/7') =>
  renderPages([{ path: '/admin/people/:kind/:id', element: <PersonPage /> }], { at });

beforeEach(() => {
  localStorage.clear();
  serve({ [person]: succeed(sara), [timeline]: succeed(aPage([])) });
});

it('shows who it is, all records, and what happened', async () => {
  serve({
    [person]: succeed(sara),
    [timeline]: succeed(
      aPage([
        event({ text: 'Wants light', actor: 'Hana Bekele' }),
        event({ what: 'MAIL', title: 'We received it', text: 'sara@mail.example', state: 'FAILED' }),
        event({ what: 'LOG', title: 'updated', kind: 'order', recordId: 5, recordTitle: 'Light House' }),
      ]),
    ),
  });
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Sara Tesfaye' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'sara@mail.example' })).toBeVisible();
  expect(screen.getByRole('link', { name: /Light House\s*Order/ })).toHaveAttribute(
    'href',
    '/admin/orders?view=5',
  );
  expect(screen.getByRole('link', { name: /A house\s*Inquiry.*In the trash/ })).toHaveAttribute(
    'href',
    '/admin/trash',
  );
  const [note, mail, log] = await within(screen.getByRole('region', { name: 'Timeline' })).findAllByRole(
    'listitem',
  );
  expect(note).toHaveTextContent(/^Note.*by Hana Bekele.*Wants light.*Inquiry: A house$/);
  expect(mail).toHaveTextContent(/^Mail: We received itFailed.*To sara@mail.example/);
  expect(log).toHaveTextContent(/^Order was changed.*Order: Light House$/);
});

it('erases only who is named, and says what holds them still', async () => {
  localStorage.setItem('client-draft:1:reply:7', '{}');
  localStorage.setItem('client-draft:2:note:7', '{}');
  localStorage.setItem('client-draft:1:change-quote:5', '{}');
  localStorage.setItem('client-draft:1:reply:70', '{}');
  serve({
    [person]: succeed({ ...sara, copies, hasAccount: true }),
    [timeline]: succeed(aPage([])),
    'POST /people/inquiry/7/erase': succeed({ inquiries: 1, consultations: 0, orders: 1, copies }),
  });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Delete personal data' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Delete the personal data of Sara Tesfaye' }),
  );
  expect(dialog.getByText('2 records without a name, for the figures')).toBeVisible();
  expect(dialog.getByText(/^Inquiries, 7 rows, exported by Hana Bekele/)).toBeVisible();
  expect(dialog.getByText(/^Backup/)).toBeVisible();
  expect(dialog.getByText(/^An account has this email/)).toBeVisible();
  // Lists that scroll are reached by keys.
  for (const list of [/^Choose the records/, /^Copies outside/]) {
    expect(dialog.getByRole('list', { name: list })).toHaveAttribute('tabindex', '0');
  }
  const confirm = dialog.getByRole('button', { name: 'Delete for good' });
  expect(confirm).toBeDisabled();
  await fill(dialog.getByLabelText('Type “Sara Tesfaye” to confirm'), 'sara  tesfay');
  expect(confirm).toBeDisabled();
  await userEvent.type(dialog.getByLabelText('Type “Sara Tesfaye” to confirm'), 'e');
  serve({
    [person]: succeed(erased),
    [timeline]: succeed(aPage([])),
    'POST /people/inquiry/7/erase': succeed({ inquiries: 1, consultations: 0, orders: 1, copies }),
  });
  await userEvent.click(confirm);
  expect(await screen.findByRole('heading', { level: 1, name: 'Erased person' })).toBeVisible();
  expect(callsTo('/people/inquiry/7/erase')[0]?.body).toEqual({
    state: sara.state,
    records: [
      { kind: 'order', id: 5 },
      { kind: 'inquiry', id: 7 },
    ],
  });
  const left = within(screen.getByRole('region', { name: /^Copies outside/ }));
  expect(left.getByText(/^Inquiries, 7 rows, exported by Hana Bekele/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Delete personal data' })).toBeNull();
  expect(Object.keys(localStorage).filter((key) => key.startsWith('client-draft'))).toEqual([
    'client-draft:1:reply:70',
  ]);
});

it('deletes from the records that are chosen: who shares only the phone is a suggestion', async () => {
  const [order, inquiry] = sara.records;
  const records = [{ ...order!, name: 'Abel', foundBy: 'PHONE' as const }, inquiry!];
  serve({
    [person]: succeed({ ...sara, records }),
    'POST /people/inquiry/7/erase': refuse(409, 'CONFLICT', 'x'),
  });
  open();
  expect(await screen.findByRole('link', { name: /Light House.*Abel.*Same phone/ })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Delete personal data' }));
  const dialog = within(await screen.findByRole('dialog'));
  const other = dialog.getByRole('checkbox', { name: 'Order: Light House · Abel' });
  const own = dialog.getByRole('checkbox', { name: 'Inquiry: A house · Sara Tesfaye' });
  expect(other).not.toBeChecked();
  expect(own).toBeChecked();
  expect(dialog.getByText('1 record without a name, for the figures')).toBeVisible();
  await fill(dialog.getByLabelText(/^Type/), 'Sara Tesfaye');
  await userEvent.click(own);
  expect(dialog.getByRole('button', { name: 'Delete for good' })).toBeDisabled();
  await userEvent.click(other);
  await userEvent.click(dialog.getByRole('button', { name: 'Delete for good' }));
  await waitFor(() =>
    expect(callsTo('/people/inquiry/7/erase')[0]?.body).toMatchObject({
      records: [{ kind: 'order', id: 5 }],
    }),
  );
});

it('says that something changed meanwhile, and keeps the question open', async () => {
  const message = 'The records of this person have changed.';
  serve({
    [person]: succeed(sara),
    [timeline]: succeed(aPage([])),
    'POST /people/inquiry/7/erase': refuse(409, 'CONFLICT', message),
  });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Delete personal data' }));
  await userEvent.type(await screen.findByLabelText(/^Type/), 'Sara Tesfaye{Enter}');
  expect(await screen.findByText(message)).toBeInTheDocument();
  await waitFor(() => expect(callsTo('/people/inquiry/7').length).toBeGreaterThan(1));
  expect(screen.getByRole('dialog', { name: 'Delete the personal data of Sara Tesfaye' })).toBeVisible();
});

it('warns where the records have several names', async () => {
  serve({ [person]: succeed({ ...sara, names: ['Sara T.', 'Dawit'] }), [timeline]: succeed(aPage([])) });
  open();
  expect(await screen.findByText('Also as Dawit')).toBeVisible();
  expect(screen.getByText(/Two people may share a phone/)).toBeVisible();
});

it.each([['/admin/people/inquiry/7'], ['/admin/people/user/7']])(
  'says that there is none at %s',
  async (at) => {
    serve({
      [person]: refuse(404, 'NOT_FOUND', 'x'),
      'GET /people/inquiry/0': refuse(400, 'VALIDATION_ERROR', 'x'),
    });
    open(at);
    expect(await screen.findByText('There is no such record any more')).toBeVisible();
  },
);
