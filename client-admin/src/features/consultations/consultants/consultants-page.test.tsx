import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from '../../../../../client-shared/test/fill';
import { aConsultant } from '../../../test-support/consultant';
import { callsTo, refuse, serve, succeed } from '../../../test-support/fake-server';
import { renderPages } from '../../../test-support/render-admin';
import { ConsultantFormPage, ConsultantsPage } from './resource';

const list = '/admin/consultations/consultants';
const form = `${list}/new`;
const pages = [
  { path: list, element: <ConsultantsPage /> },
  { path: form, element: <ConsultantFormPage /> },
];
const none = {
  ...{ monday: null, tuesday: null, wednesday: null, thursday: null, friday: null },
  ...{ saturday: null, sunday: null },
};
const morning = { opens: '09:00', closes: '12:00' };

it('lists who meets clients, when, and what is to come', async () => {
  const selam = aConsultant({
    week: { ...none, monday: morning, tuesday: morning },
    upcomingConsultations: 2,
  });
  const bekele = aConsultant({
    ...{ id: 5, name: 'Bekele Alemu', title: null, isActive: false },
    away: [{ from: '2020-01-01', to: '2099-12-31', reason: 'Leave' }],
  });
  serve({ 'GET /consultants': succeed([bekele, selam]) });
  renderPages(pages, { at: list });
  const rows = within(await screen.findByRole('list', { name: 'Consultants' }));
  const [first, second] = rows.getAllByRole('listitem');
  expect(within(first!).getByText('Not active')).toBeVisible();
  expect(within(first!).getByText(/^Away until December 31, 2099/)).toBeVisible();
  expect(within(first!).getByText('The office hours')).toBeVisible();
  expect(within(first!).getByText('Nothing to come')).toBeVisible();
  expect(within(second!).getByText('Architect · Mon–Tue 09:00–12:00')).toBeVisible();
  expect(within(second!).getByRole('link', { name: '2 consultations to come' })).toHaveAttribute(
    'href',
    '/admin/consultations?consultant=4',
  );
});

it('says when there is nobody, and when they could not be loaded', async () => {
  serve({ 'GET /consultants': succeed([]) });
  const view = renderPages(pages, { at: list });
  expect(await screen.findByText(/Clients meet the office as one/)).toBeVisible();
  view.unmount();
  serve({ 'GET /consultants': refuse(500, 'INTERNAL_ERROR', 'Not now.') });
  renderPages(pages, { at: list });
  expect(await screen.findByText('Not now.')).toBeVisible();
});

it('keeps who still has something to do, and says so', async () => {
  const why = 'Selam Bekele has 2 upcoming consultations.';
  serve({
    'GET /consultants': succeed([aConsultant()]),
    'DELETE /consultants/4': refuse(409, 'CONFLICT', why),
  });
  renderPages(pages, { at: list });
  await userEvent.click(await screen.findByRole('button', { name: 'Delete: Selam Bekele' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText(why)).toBeInTheDocument();
});

it('makes a consultant with hours and days away of their own', async () => {
  serve({
    'GET /consultants': succeed([]),
    'POST /consultants': succeed(aConsultant()),
  });
  renderPages(pages, { at: form });
  await fill(await screen.findByLabelText(/^Name/), 'Selam Bekele');
  expect(screen.queryByRole('group', { name: 'Monday' })).toBeNull();
  await userEvent.click(screen.getByLabelText('Hours of their own, instead of those of the office'));
  await userEvent.click(within(screen.getByRole('group', { name: 'Friday' })).getByRole('switch'));
  expect(screen.getByText('Once the consultant is created, an address can be made here.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Add days away' }));
  await userEvent.click(screen.getByRole('button', { name: 'Create Consultant' }));
  expect(await screen.findByText('Choose the first and the last day.')).toBeVisible();
  expect(callsTo('/consultants').filter(({ method }) => method === 'POST')).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Remove the days away from –' }));
  await userEvent.click(screen.getByRole('button', { name: 'Create Consultant' }));
  expect(await screen.findByText('Consultant created')).toBeInTheDocument();
  const day = { opens: '09:00', closes: '17:00' };
  expect(callsTo('/consultants').find(({ method }) => method === 'POST')?.body).toEqual({
    ...{ name: 'Selam Bekele', title: '', email: '', isActive: true, away: [] },
    week: { ...none, monday: day, tuesday: day, wednesday: day, thursday: day },
  });
});

it('changes one, back to the hours of the office, and makes an address for their calendar', async () => {
  const selam = aConsultant({ week: { ...none, monday: morning } });
  const url = 'https://zigba.example/api/v1/calendars/secret';
  serve({
    'GET /consultants': succeed([selam]),
    'GET /consultants/4': succeed(selam),
    'PUT /consultants/4': succeed({ ...selam, week: null, version: 2, meetings: [], meetingCount: 0 }),
    'GET /consultants/4/feed': succeed({ since: null }),
    'POST /consultants/4/feed': succeed({ url, since: '2026-11-23T06:30:00.000Z' }),
  });
  renderPages(pages, { at: `${form}?id=4` });
  await userEvent.click(await screen.findByRole('button', { name: 'Create calendar link' }));
  expect(await screen.findByLabelText('Calendar link')).toHaveValue(url);
  await userEvent.click(screen.getByLabelText('Hours of their own, instead of those of the office'));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Consultant saved')).toBeInTheDocument();
  expect(callsTo('/consultants/4').find(({ method }) => method === 'PUT')?.body).toMatchObject({
    ...{ week: null, version: 1 },
  });
});

it('saves what is left when hours that were wrong are taken away', async () => {
  serve({ 'GET /consultants': succeed([]), 'POST /consultants': succeed(aConsultant()) });
  renderPages(pages, { at: form });
  await fill(await screen.findByLabelText(/^Name/), 'Selam Bekele');
  const ownHours = screen.getByLabelText('Hours of their own, instead of those of the office');
  await userEvent.click(ownHours);
  const monday = within(screen.getByRole('group', { name: 'Monday' }));
  const [opens] = monday.getAllByRole('combobox');
  await userEvent.selectOptions(opens!, '18:00');
  await userEvent.click(screen.getByRole('button', { name: 'Create Consultant' }));
  expect(callsTo('/consultants').filter(({ method }) => method === 'POST')).toEqual([]);
  await userEvent.click(ownHours);
  await userEvent.click(screen.getByRole('button', { name: 'Create Consultant' }));
  expect(await screen.findByText('Consultant created')).toBeInTheDocument();
  expect(callsTo('/consultants').find(({ method }) => method === 'POST')?.body).toMatchObject({ week: null });
});

it('names the meetings that a leave obstructs, over the form that stays', async () => {
  const selam = aConsultant();
  const meeting = { id: 12, clientName: 'Hana Alemu', scheduledAt: '2027-02-05T07:00:00.000Z' };
  const meetings = [{ ...meeting, duration: 60, consultantId: 4 }];
  serve({
    'GET /consultants': succeed([selam]),
    'GET /consultants/4': succeed(selam),
    'GET /consultants/4/feed': succeed({ since: null }),
    'PUT /consultants/4': succeed({ ...selam, isActive: false, version: 2, meetings, meetingCount: 1 }),
  });
  const { address } = renderPages(
    [...pages, { path: '/admin/consultations/:id', element: <p>The meeting</p> }],
    {
      at: `${form}?id=4`,
    },
  );
  await userEvent.click(await screen.findByRole('switch', { name: 'Clients are offered their times' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = within(await screen.findByRole('dialog', { name: '1 meeting is in the way' }));
  expect(address()).toBe(`${form}?id=4`);
  await userEvent.click(dialog.getByRole('link', { name: 'Hana Alemu' }));
  expect(await screen.findByText('The meeting')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});
