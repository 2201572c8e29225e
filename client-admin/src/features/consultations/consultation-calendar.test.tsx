import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aConsultation, aPage } from '../../test-support/builders';
import { callsTo, hold, refuse, serve, succeed } from '../../test-support/fake-server';
import { renderPages } from '../../test-support/render-admin';
import { ConsultationPage } from './consultation-page';
import { ConsultationsPage } from './consultations-page';

const meeting = aConsultation({ scheduledAt: '2026-12-02T11:00:00.000Z', status: 'CONFIRMED' });
const requested = aConsultation({ id: 10, clientName: 'Dawit', preferredTime: null });
const answers = {
  'GET /consultations/stats': succeed({
    totalConsultations: 9,
    upcomingConsultations: 3,
    completedConsultations: 4,
  }),
  'GET /consultations': succeed(aPage([])),
  'GET /consultations/calendar': succeed([requested, meeting]),
  'GET /consultations/9': succeed(meeting),
  'GET /consultations/10': succeed(requested),
};
const december = '/admin/consultations?as=calendar&month=2026-12';

const open = (at = december) =>
  renderPages(
    [
      { path: '/admin/consultations', element: <ConsultationsPage /> },
      { path: '/admin/consultations/:id', element: <ConsultationPage /> },
    ],
    { at },
  );

beforeEach(() => serve(answers));
afterEach(() => {
  jest.restoreAllMocks();
});

it('is chosen on the screen and kept in the address', async () => {
  const { address } = open('/admin/consultations');
  await userEvent.click(screen.getByRole('radio', { name: 'Calendar' }));
  expect(address()).toBe('/admin/consultations?as=calendar');
  expect(await screen.findByRole('button', { name: 'Previous month' })).toBeVisible();
  expect(screen.queryByRole('search')).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: 'Table' }));
  expect(address()).toBe('/admin/consultations');
});

it('shows a month with each meeting on its day, which leads to its details', async () => {
  const { address } = open();
  const grid = await screen.findByRole('table', { name: 'December 2026' });
  expect(callsTo('/consultations/calendar').map(({ query }) => `${query['year']}-${query['month']}`)).toEqual(
    ['2026-11', '2026-12', '2027-1'],
  );
  const cellOf = (day: string) => within(grid).getAllByText(day, { selector: 'time' })[0]?.closest('td');
  expect(cellOf('2')).toHaveTextContent('22314:00 Meron Haile Confirmed');
  const entry = within(grid).getByRole('button', { name: '14:00 Meron Haile Confirmed' });
  expect(entry).toHaveAttribute('style', expect.stringContaining('color: var(--tone-purple)'));
  expect(within(grid).getByRole('button', { name: 'Time TBD Dawit Requested' })).toBeVisible();
  await userEvent.click(entry);
  expect(address()).toBe(`${december}&view=9`);
  const details = within(await screen.findByRole('dialog', { name: 'Consultation Details' }));
  expect(await details.findByText('December 2, 2026, 14:00 EAT')).toBeVisible();
});

it('shows the meetings of the neighbour months on their days', async () => {
  const november = aConsultation({ id: 11, clientName: 'Sara', scheduledAt: '2026-11-30T08:00:00.000Z' });
  const january = aConsultation({ id: 12, clientName: 'Yonas', scheduledAt: '2027-01-02T08:00:00.000Z' });
  serve({ ...answers, 'GET /consultations/calendar': succeed([november, january]) });
  open();
  const grid = await screen.findByRole('table', { name: 'December 2026' });
  const dayOf = (name: RegExp) =>
    within(grid).getByRole('button', { name }).closest('td')?.querySelector('time')?.dateTime;
  expect(dayOf(/Sara/)).toBe('2026-11-30');
  expect(dayOf(/Yonas/)).toBe('2027-01-02');
  expect(screen.getByText('No consultations in December 2026.')).toBeVisible();
});

it('says until when a requested time is on hold', async () => {
  const held = aConsultation({ heldUntil: '2026-11-30T08:00:00.000Z' });
  serve({ ...answers, 'GET /consultations/calendar': succeed([held]) });
  open();
  const name = '09:30 Meron Haile Requested, On hold until November 30, 2026, 11:00 EAT';
  const entry = await screen.findByRole('button', { name });
  expect(entry.title).toContain(' · On hold until November 30, 2026, 11:00 EAT');
});

const names = { en: 'Moving day', am: null, om: null };
const movingDay = { day: '2026-12-15', hours: null, holiday: null, names };
const withMovingDay = { 'GET /settings/office-hours': succeed({ week: {}, days: [movingDay] }) };

it('names holidays and closed days', async () => {
  serve({ ...answers, ...withMovingDay });
  open();
  expect((await screen.findByText('Moving day')).closest('td')).toHaveTextContent(/^156Moving day$/);
  expect(callsTo('/settings/office-hours')[0]?.query).toEqual({ from: '2026-11-30', to: '2027-01-03' });
});

it('goes from month to month, and back to the current one', async () => {
  const { address } = open();
  await screen.findByRole('table');
  await userEvent.click(screen.getByRole('button', { name: 'Next month' }));
  expect(address()).toBe('/admin/consultations?as=calendar&month=2027-01');
  expect(await screen.findByRole('heading', { name: 'January 2027 Tahsas – Tir 2019 E.C.' })).toBeVisible();
  expect(await screen.findByText('No consultations in January 2027.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Today' }));
  expect(address()).toBe('/admin/consultations?as=calendar');
  expect(screen.getByRole('button', { name: 'Today' })).toHaveAttribute('aria-disabled', 'true');
});

it('is a list of days with consultations and holidays where the window is narrow', async () => {
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: query.includes('max-width'),
        addEventListener() {},
        removeEventListener() {},
      }) as unknown as MediaQueryList,
  );
  serve({ ...answers, ...withMovingDay });
  open();
  expect((await screen.findByText('Moving day')).closest('section')).toHaveTextContent(
    /^Tuesday, December 15/,
  );
  const titles = screen.getAllByRole('heading', { level: 3 });
  expect(titles.map(({ textContent }) => textContent)).toEqual([
    'Tuesday, December 1, 2026 · Hidar 22, 2019 E.C.',
    'Wednesday, December 2, 2026 · Hidar 23, 2019 E.C.',
    'Tuesday, December 15, 2026 · Tahsas 6, 2019 E.C.',
  ]);
  expect(screen.queryByRole('table')).toBeNull();
});

it('says that it loads, and what failed', async () => {
  const answer = hold(refuse(400, 'VALIDATION_ERROR', 'Not now.'));
  serve({ ...answers, 'GET /consultations/calendar': answer.answer });
  open();
  expect(screen.getByRole('status', { name: 'Loading consultations...' })).toBeInTheDocument();
  answer.release();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Failed to load consultations');
  expect(alert).toHaveTextContent('Not now.');
  serve(answers);
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('table')).toBeVisible();
});

it('offers a meeting for calendar programs, but no requested time', async () => {
  const saved: string[] = [];
  URL.createObjectURL = () => 'blob:file';
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const headers = {
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': 'attachment; filename="consultation-9.ics"',
  };
  serve({
    ...answers,
    'GET /consultations/9/calendar.ics': () => new Response('BEGIN:VCALENDAR', { headers }),
  });
  const { router } = open('/admin/consultations/9');
  await userEvent.click(await screen.findByRole('button', { name: 'Add to calendar (.ics)' }));
  await waitFor(() => expect(saved).toEqual(['consultation-9.ics']));
  await act(() => router.navigate('/admin/consultations/10'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Dawit' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add to calendar (.ics)' })).toBeNull();
});

it('says that the file for calendar programs could not be had', async () => {
  serve({ ...answers, 'GET /consultations/9/calendar.ics': refuse(409, 'CONFLICT', '') });
  open('/admin/consultations/9');
  await userEvent.click(await screen.findByRole('button', { name: 'Add to calendar (.ics)' }));
  expect(await screen.findByText('Failed to download the calendar file')).toBeInTheDocument();
});

describe('moving a meeting', () => {
  const times = (slots: object[]) => ({
    'GET /consultations/9/times': succeed({ date: '2026-12-02', names: null, slots }),
  });
  beforeEach(() => serve({ ...answers, ...times([{ time: '14:00', available: true }]) }));

  const moved = { ...meeting, scheduledAt: '2026-12-02T12:00:00.000Z', version: meeting.version + 1 };

  async function openMove() {
    open('/admin/consultations/9');
    await userEvent.click(await screen.findByRole('button', { name: 'Move to another time' }));
    return within(await screen.findByRole('dialog', { name: 'Move the consultation of Meron Haile' }));
  }

  it('asks for confirmation, and sends the version on the screen', async () => {
    serve({ ...answers, ...times([]), 'PUT /consultations/9': succeed(moved) });
    const dialog = await openMove();
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'New time (EAT)' }), '15:00');
    await userEvent.click(dialog.getByRole('button', { name: 'Move' }));
    expect(
      await screen.findByText(/^The consultation of Meron Haile is moved to December 2, 2026/),
    ).toBeInTheDocument();
    expect(callsTo('/consultations/9').find(({ method }) => method === 'PUT')?.body).toEqual({
      ...{ scheduledAt: '2026-12-02T12:00:00.000Z', version: meeting.version },
    });
  });

  it('says where clients could not choose the time, and moves it all the same', async () => {
    serve({
      ...answers,
      ...times([{ time: '14:00', available: true }]),
      'PUT /consultations/9': succeed(moved),
    });
    const dialog = await openMove();
    expect(dialog.queryByText(/^Clients could not choose this time/)).toBeNull();
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'New time (EAT)' }), '15:00');
    expect(await dialog.findByText(/^Clients could not choose this time/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Move' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Move/ })).toBeNull());
  });

  it('says before it is sent that the day is closed and who has a time', async () => {
    const other = aConsultation({
      ...{ id: 11, clientName: 'Dawit', status: 'CONFIRMED', scheduledAt: '2026-12-02T12:00:00.000Z' },
      duration: 90,
    });
    const wednesday = { day: '2026-12-02', hours: null, holiday: null, names };
    serve({
      ...answers,
      ...times([]),
      'GET /consultations/calendar': succeed([meeting, other]),
      'GET /settings/office-hours': succeed({ week: {}, days: [wednesday] }),
    });
    const dialog = await openMove();
    expect(await dialog.findByText(/^The office is closed on this day \(Moving day\)/)).toBeVisible();
    const select = dialog.getByRole('combobox', { name: 'New time (EAT)' });
    const taken = () =>
      within(select)
        .getAllByRole('option')
        .filter(({ textContent }) => textContent.includes('taken (Dawit)'))
        .map((option) => (option as HTMLOptionElement).value);
    await waitFor(() => expect(taken()).toEqual(['14:30', '15:00', '15:30', '16:00']));
    await userEvent.selectOptions(select, '15:30');
    expect(
      dialog.getByText('Dawit has a consultation from 15:00 to 16:30. Choose another time.'),
    ).toBeVisible();
  });

  it('says who has the time, and lets another one be chosen', async () => {
    const message =
      'Dawit already has a consultation on December 2, 2026, 15:00 EAT (60 minutes). Choose another time.';
    serve({ ...answers, ...times([]), 'PUT /consultations/9': refuse(409, 'CONFLICT', message) });
    const dialog = await openMove();
    await userEvent.click(dialog.getByRole('button', { name: 'Move' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(message);
    serve({ ...answers, ...times([]), 'PUT /consultations/9': succeed(moved) });
    await userEvent.click(dialog.getByRole('button', { name: 'Move' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Move/ })).toBeNull());
  });
});
