import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSessionState } from '../../session/session-context';
import { aUser, someSettings } from '../../test-support/builders';
import { callsTo, refuse, serve, succeed } from '../../test-support/fake-server';
import { createTestSession, renderPages, storeSession } from '../../test-support/render-admin';
import { OfficeHoursPage } from './pages';

const stops: (() => void)[] = [];
const usual = { opens: '08:00', closes: '18:00' };
const officeHours = {
  week: {
    ...{ monday: usual, tuesday: usual, wednesday: usual, thursday: usual, friday: usual },
    saturday: { opens: '09:00', closes: '14:00' },
    sunday: null,
  },
  days: [{ day: '2027-02-01', hours: null, holiday: null, names: { en: 'Moving day', am: null, om: null } }],
  version: 2,
};
/** @param meetings that the change obstructs */
const saved = (meetings: object[] = [], meetingCount = meetings.length) => ({
  ...officeHours,
  ...{ version: 3, meetings, meetingCount },
});
const names = (en: string) => ({ en, am: null, om: null });
const answers = {
  'GET /auth/profile': succeed(aUser()),
  'GET /settings/admin': succeed(someSettings()),
  'GET /settings/office-hours/admin': succeed(officeHours),
  'GET /settings/office-hours/holidays': succeed([
    { day: '2027-01-07', holiday: 'GENA', names: names('Ethiopian Christmas (Gena)'), isProposed: false },
    { day: '2027-03-10', holiday: 'EID_AL_FITR', names: names('Eid al-Fitr'), isProposed: true },
  ]),
};

function Guarded() {
  return useSessionState().phase === 'signedIn' ? <OfficeHoursPage /> : null;
}

function open() {
  const session = createTestSession();
  stops.push(session.start());
  return renderPages([{ path: '/admin/hours', element: <Guarded /> }], {
    at: '/admin/hours',
    session,
  });
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save Office Hours' }));
const sent = () => callsTo('/settings/office-hours').find(({ method }) => method === 'PUT')?.body;
const day = async (name: string) => within(await screen.findByRole('group', { name }));

beforeEach(() => {
  localStorage.clear();
  storeSession();
  serve({ ...answers, 'PUT /settings/office-hours': succeed(saved()) });
});
afterEach(() => stops.splice(0).forEach((stop) => stop()));

it('change the week, on both clocks, and keep what was not touched', async () => {
  open();
  const saturday = await day('Saturday');
  expect(saturday.getByRole('combobox', { name: 'Saturday closes' })).toHaveDisplayValue(
    '14:00 · 8:00 afternoon',
  );
  await userEvent.selectOptions(saturday.getByRole('combobox', { name: 'Saturday closes' }), '13:00');
  await userEvent.click((await day('Friday')).getByRole('switch', { name: 'Friday' }));
  await save();
  expect(await screen.findByText('Office hours saved')).toBeInTheDocument();
  expect(sent()).toEqual({
    week: { ...officeHours.week, friday: null, saturday: { opens: '09:00', closes: '13:00' } },
    days: officeHours.days,
    version: 2,
  });
});

it('confirm a feast that the calendar proposes, and open on a holiday', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm: Eid al-Fitr' }));
  await userEvent.click(screen.getByRole('button', { name: 'Open on this day: Ethiopian Christmas (Gena)' }));
  expect(screen.getAllByText('Entered above')).toHaveLength(2);
  await save();
  await waitFor(() =>
    expect(sent()).toMatchObject({
      days: [
        { day: '2027-02-01' },
        { day: '2027-03-10', hours: null, holiday: 'EID_AL_FITR', names: null },
        { day: '2027-01-07', hours: { opens: '09:00', closes: '12:00' }, holiday: 'GENA', names: null },
      ],
    }),
  );
});

it('say what is missing before anything is sent', async () => {
  open();
  const monday = await day('Monday');
  await userEvent.selectOptions(monday.getByRole('combobox', { name: 'Monday opens' }), '19:00');
  await userEvent.click(screen.getByRole('button', { name: 'Add a special day' }));
  await save();
  expect(await screen.findByText('Choose a time to close that is later than the one to open.')).toBeVisible();
  expect(screen.getByText('Choose the day.')).toBeVisible();
  expect(sent()).toBeUndefined();
});

it('take a special day away', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Moving day' }));
  await save();
  await waitFor(() => expect(sent()).toMatchObject({ days: [] }));
});

it('show what a colleague changed meanwhile', async () => {
  const current = { ...officeHours, week: { ...officeHours.week, sunday: usual }, version: 3 };
  serve({ ...answers, 'PUT /settings/office-hours': refuse(409, 'CONFLICT', 'Stale', { current }) });
  open();
  await userEvent.click((await day('Friday')).getByRole('switch', { name: 'Friday' }));
  await save();
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('08:00 · 2:00 morning – 18:00 · 12:00 evening')).toBeVisible();
});

it('name the meetings that a closed day obstructs, each with a link to its page', async () => {
  const meeting = { id: 12, clientName: 'Hana Alemu', duration: 60, consultantId: null };
  const meetings = [{ ...meeting, scheduledAt: '2027-02-05T07:00:00.000Z' }];
  serve({ ...answers, 'PUT /settings/office-hours': succeed(saved(meetings, 3)) });
  open();
  await userEvent.click((await day('Friday')).getByRole('switch', { name: 'Friday' }));
  await save();
  const dialog = within(await screen.findByRole('dialog', { name: '3 meetings are in the way' }));
  expect(dialog.getByRole('link', { name: 'Hana Alemu' })).toHaveAttribute('href', '/admin/consultations/12');
  expect(dialog.getByText(/February 5, 2027, 10:00/)).toBeVisible();
  expect(dialog.getByText('and 2 later ones')).toBeVisible();
});
