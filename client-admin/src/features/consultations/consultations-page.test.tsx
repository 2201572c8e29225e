import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aConsultation, aPage } from '../../test-support/builders';
import { callsTo, hold, refuse, serve, succeed } from '../../test-support/fake-server';
import { renderPages } from '../../test-support/render-admin';
import { chooseStatus, findStatusMenu } from '../../test-support/status-menu';
import { ConsultationPage } from './consultation-page';
import { ConsultationsPage } from './consultations-page';

const consultation = aConsultation();
const stats = succeed({ totalConsultations: 9, upcomingConsultations: 3, completedConsultations: 4 });
const answers = {
  'GET /consultations/stats': stats,
  'GET /consultations': succeed(aPage([consultation])),
};
const STATUS = 'Status of the consultation for Meron Haile';

const open = (at = '/admin/consultations') =>
  renderPages(
    [
      { path: '/admin/consultations', element: <ConsultationsPage /> },
      { path: '/admin/consultations/:id', element: <ConsultationPage /> },
    ],
    { at },
  );

const figures = () => screen.getAllByRole('term').map((term) => term.parentElement?.textContent);

beforeEach(() => serve(answers));

it('counts with dots until the figures are there, and says that it loads', async () => {
  const [figured, listed] = [hold(stats), hold(answers['GET /consultations'])];
  serve({ 'GET /consultations/stats': figured.answer, 'GET /consultations': listed.answer });
  open();
  expect(figures()).toEqual(['Total Consultations...', 'Upcoming...', 'Completed...']);
  expect(screen.getByText('Loading consultations...')).toBeVisible();
  figured.release();
  await waitFor(() => expect(figures()).toEqual(['Total Consultations9', 'Upcoming3', 'Completed4']));
  listed.release();
  expect(await screen.findByText('Meron Haile')).toBeVisible();
});

it('`status=pending` means REQUESTED, and a filter keeps the page', async () => {
  const { address } = open('/admin/consultations?status=pending&page=2');
  await screen.findByText('Meron Haile');
  expect(callsTo('/consultations')[0]?.query).toEqual({ page: '2', limit: '10', status: 'REQUESTED' });
  await userEvent.selectOptions(screen.getByLabelText('Type'), 'Design Review');
  expect(address()).toBe('/admin/consultations?status=pending&page=2&type=DESIGN_REVIEW');
});

it('a page past the end shows the last one', async () => {
  const pages = { totalPages: 2, totalItems: 11 };
  serve({
    ...answers,
    'GET /consultations': (call) =>
      call.query.page === '2'
        ? succeed(aPage([consultation], { ...pages, currentPage: 2, hasPrevious: true }))(call)
        : succeed(aPage([], { ...pages, currentPage: 5 }))(call),
  });
  const { address } = open('/admin/consultations?page=5');
  expect(await screen.findByText('Showing page 2 of 2 (11 total)')).toBeVisible();
  expect(address()).toBe('/admin/consultations?page=2');
});

it('offers every status and type, and no pager for one page', async () => {
  open();
  await screen.findByText('Meron Haile');
  const choices = (label: string) =>
    within(screen.getByLabelText(label))
      .getAllByRole('option')
      .map((option) => option.textContent);
  const statuses = ['Requested', 'Scheduled', 'Confirmed', 'Completed', 'Cancelled'];
  expect(choices('Status')).toEqual(['All Status', ...statuses]);
  expect(choices('Type')).toEqual([
    'All Types',
    'Initial Consultation',
    'Design Review',
    'Technical Consultation',
    'Planning Session',
  ]);
  expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
  await userEvent.click(await findStatusMenu(STATUS));
  const offered = await screen.findAllByRole('menuitemradio');
  expect(offered.map((choice) => choice.textContent)).toEqual(statuses);
});

it.each([
  [
    { scheduledAt: '2026-12-02T11:00:00.000Z' },
    ['December 2, 2026, 14:00 EAT', 'Hidar 23, 2019 E.C., 8:00 afternoon'],
  ],
  [{}, ['December 1, 2026, 09:30 EAT', 'Hidar 22, 2019 E.C., 3:30 morning']],
  [{ preferredTime: null }, ['December 1, 2026', 'Time TBD']],
  [{ preferredDate: null, preferredTime: null }, ['To be scheduled']],
])('of %o it shows when: %s', async (changes, texts) => {
  serve({ ...answers, 'GET /consultations': succeed(aPage([aConsultation(changes)])) });
  open();
  await screen.findByText('Meron Haile');
  for (const text of texts) expect(screen.getByText(text)).toBeVisible();
});

describe('the status', () => {
  const update = { 'PUT /consultations/9': succeed(consultation) };

  it('is changed at once, and cannot be changed again meanwhile', async () => {
    const answer = hold(succeed(consultation));
    serve({ ...answers, 'PUT /consultations/9': answer.answer });
    open();
    await chooseStatus(STATUS, 'Scheduled');
    expect(await findStatusMenu(STATUS)).toBeDisabled();
    answer.release();
    expect(await screen.findByText('Consultation status updated successfully!')).toBeInTheDocument();
    expect(callsTo('/consultations/9')[0]?.body).toEqual({ status: 'SCHEDULED', version: 4 });
    const button = await findStatusMenu(STATUS);
    await waitFor(() => expect(button).toBeEnabled());
  });

  it.each([
    ['Cancelled', 'Cancel Consultation', 'cancel', 'Cancel Consultation', 'CANCELLED'],
    ['Completed', 'Complete Consultation', 'mark as completed', 'Mark Complete', 'COMPLETED'],
  ])('%s needs a confirmation first', async (label, title, action, button, status) => {
    serve({ ...answers, ...update });
    open();
    await chooseStatus(STATUS, label);
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    expect(
      dialog.getByText(`Are you sure you want to ${action} the consultation for Meron Haile?`),
    ).toBeVisible();
    expect(callsTo('/consultations/9')).toHaveLength(0);
    expect(screen.getByLabelText(`${STATUS}: Requested`)).toBeInTheDocument();
    const yes = dialog.getByRole('button', { name: button });
    // Dark words on the yellow of a warning.
    const words = status === 'CANCELLED' ? 'black' : 'white';
    expect(yes.style.getPropertyValue('--button-color')).toBe(`var(--mantine-color-${words})`);
    await userEvent.click(yes);
    await waitFor(() => expect(callsTo('/consultations/9')[0]?.body).toEqual({ status, version: 4 }));
  });

  it('shows a change of another account and does not overwrite it', async () => {
    const current = { ...consultation, status: 'CANCELLED', version: 5 };
    const refused = refuse(409, 'CONFLICT', 'Nothing was saved.', { current });
    const isRefused = () => callsTo('/consultations/9').length > 0;
    serve({
      ...answers,
      'PUT /consultations/9': refused,
      'GET /consultations': (call) => succeed(aPage([isRefused() ? current : consultation]))(call),
    });
    open();
    await chooseStatus(STATUS, 'Scheduled');
    expect(await screen.findByText('Nothing was saved. Status is now “Cancelled”.')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: `${STATUS}: Cancelled` })).toBeEnabled();
    expect(callsTo('/consultations/9').filter(({ method }) => method === 'PUT')).toHaveLength(1);
  });

  it.each([
    [409, 'Hana already has a consultation on 2 December 2026 at 10:00 (60 minutes).'],
    [400, ''],
  ])('that the server refuses with %s stays, and says why', async (code, message) => {
    serve({ ...answers, 'PUT /consultations/9': refuse(code, 'CONFLICT', message) });
    open();
    await chooseStatus(STATUS, 'Confirmed');
    const text = message || 'Failed to update consultation status';
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: `${STATUS}: Requested` })).toBeEnabled();
  });
});

it('is deleted after a question', async () => {
  serve({ ...answers, 'DELETE /consultations/9': succeed(null) });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Delete: consultation for Meron Haile' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete Consultation' }));
  expect(
    dialog.getByText(
      'Are you sure you want to delete the consultation for Meron Haile? This action cannot be undone.',
    ),
  ).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Consultation deleted successfully!')).toBeInTheDocument();
});

it('says when it could not be deleted', async () => {
  serve({ ...answers, 'DELETE /consultations/9': refuse(409, 'CONFLICT', '') });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Delete: consultation for Meron Haile' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Failed to delete consultation')).toBeInTheDocument();
  expect(screen.getByText('Meron Haile')).toBeVisible();
});

it('sets any status without a time, and offers to set one', async () => {
  const bare = aConsultation({ preferredDate: null, preferredTime: null });
  const scheduled = { ...bare, status: 'SCHEDULED', version: bare.version + 1 };
  serve({
    ...answers,
    'GET /consultations': succeed(aPage([bare])),
    'PUT /consultations/9': succeed(scheduled),
  });
  open();
  await chooseStatus('Status of the consultation for Meron Haile', 'Scheduled');
  expect(
    await screen.findByText(/^Consultation status updated successfully!\s+It has no time yet\./),
  ).toBeInTheDocument();
  expect(callsTo('/consultations/9').at(-1)?.body).toEqual({ status: 'SCHEDULED', version: bare.version });
  await userEvent.click(screen.getByRole('button', { name: 'Set a time' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Set a time for the consultation of Meron Haile' }),
  );
  expect(dialog.getByText(/^It has no time yet\./)).toBeVisible();
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'New time (EAT)' }), '10:00');
  await userEvent.click(dialog.getByRole('button', { name: 'Set a time' }));
  await waitFor(() =>
    expect(callsTo('/consultations/9').at(-1)?.body).toMatchObject({
      scheduledAt: expect.stringMatching(/T07:00:00\.000Z$/),
    }),
  );
});

it('names the meeting that has taken the time of one whose status is set', async () => {
  const message = 'Selam Bekele has a consultation at that time.';
  const timeConflict = { consultationId: 4, message };
  const scheduled = { ...aConsultation(), status: 'SCHEDULED', scheduledAt: null, timeConflict };
  serve({ ...answers, 'PUT /consultations/9': succeed(scheduled) });
  open();
  await chooseStatus('Status of the consultation for Meron Haile', 'Scheduled');
  expect(
    await screen.findByText(new RegExp(`^Consultation status updated.*\\s+${message}`)),
  ).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Set a time' })).toBeInTheDocument();
});

it('shows the details of a consultation', async () => {
  const full = aConsultation({
    scheduledAt: '2026-12-02T11:00:00.000Z',
    clientCompany: 'Haile PLC',
    meetingLink: 'https://meet.example/9',
  });
  serve({ ...answers, 'GET /consultations/9': succeed(full) });
  const { address } = open('/admin/consultations?view=9');
  const dialog = within(await screen.findByRole('dialog', { name: 'Consultation Details' }));
  expect(await dialog.findByText('Haile PLC')).toBeVisible();
  for (const text of ['December 2, 2026, 14:00 EAT', 'https://meet.example/9', 'A house in Ayat'])
    expect(dialog.getByText(text)).toBeVisible();
  expect(dialog.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    ...['Name', 'Status', 'Email', 'Phone', 'Company', 'Consultation Type', 'Meeting Type'],
    ...['Topic', 'Scheduled Date & Time', 'Meeting Link', 'Created'],
  ]);
  // It is read-only: what is done about it is on its page.
  const buttons = dialog.getAllByRole('button').map(({ textContent }) => textContent);
  expect(buttons.filter(Boolean)).toEqual(['Close']);
  await userEvent.click(dialog.getByRole('link', { name: 'Open consultation' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Meron Haile' })).toBeVisible();
  expect(address()).toBe('/admin/consultations/9');
  const page = within(screen.getByRole('article'));
  expect(
    page.getByRole('button', { name: 'Status of the consultation for Meron Haile: Requested' }),
  ).toBeVisible();
});

it('says in the details that neither time nor phone is specified', async () => {
  const bare = aConsultation({ preferredDate: null, preferredTime: null, clientPhone: null });
  serve({ ...answers, 'GET /consultations/9': succeed(bare) });
  open('/admin/consultations?view=9');
  const dialog = within(await screen.findByRole('dialog', { name: 'Consultation Details' }));
  expect(await dialog.findByText('Preferred Date & Time')).toBeVisible();
  expect(dialog.getAllByText('Not specified')).toHaveLength(2);
});

it('says that there is no such consultation', async () => {
  serve({ ...answers, 'GET /consultations/8': refuse(404, 'NOT_FOUND', 'There is no such consultation.') });
  open('/admin/consultations/8');
  expect(await screen.findByRole('heading', { name: 'Consultation not found' })).toBeVisible();
});

describe('the hold of a requested time', () => {
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const day = { preferredDate: '2099-01-05' };

  it.each([
    ['in the warning colour where it ends within 24 hours', inHours(23), 'var(--tone-yellow)'],
    ['quietly where it ends later', inHours(30), 'var(--mantine-color-dimmed)'],
  ])('is shown %s', async (_, heldUntil, color) => {
    const held = aConsultation({ ...day, heldUntil });
    serve({
      ...answers,
      'GET /consultations': succeed(aPage([held])),
      'GET /consultations/9': succeed(held),
    });
    const text = new RegExp(`^On hold until \\S+ \\d+, \\d{4}, \\d\\d:\\d\\d EAT$`);
    const { router } = open();
    expect((await screen.findByText(text)).style.color).toBe(color);
    await act(() => router.navigate('/admin/consultations/9'));
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Meron Haile');
    expect(screen.getByText(text).style.color).toBe(color);
  });

  it.each<[string, Parameters<typeof aConsultation>[0], boolean]>([
    ['a request without a hold', { ...day, heldUntil: null }, true],
    ['a request whose hold is over', { ...day, heldUntil: inHours(-1) }, true],
    ['a request without a time', { ...day, preferredTime: null }, false],
    ['a meeting', { status: 'SCHEDULED', scheduledAt: '2099-01-05T07:00:00.000Z' }, false],
  ])('of %s is none', async (_, changes, isSaid) => {
    serve({ ...answers, 'GET /consultations': succeed(aPage([aConsultation(changes)])) });
    open();
    await screen.findByText('Meron Haile');
    expect(screen.queryAllByText('Not on hold')).toHaveLength(isSaid ? 1 : 0);
    expect(screen.queryByText(/^On hold until/)).toBeNull();
  });

  it.each([
    [1, '1 hold ends within 24 hours'],
    [3, '3 holds end within 24 hours'],
  ])('leads to those that end soon: %s', async (endingHolds, text) => {
    const counted = { totalConsultations: 9, upcomingConsultations: 3, completedConsultations: 4 };
    serve({ ...answers, 'GET /consultations/stats': succeed({ ...counted, endingHolds }) });
    const { address } = open('/admin/consultations?page=2');
    await userEvent.click(await screen.findByRole('link', { name: text }));
    expect(address()).toBe('/admin/consultations?holdEnding=true');
    await waitFor(() =>
      expect(callsTo('/consultations').at(-1)?.query).toEqual({
        page: '1',
        limit: '10',
        holdEnding: 'true',
      }),
    );
    expect(screen.getByLabelText('Hold')).toHaveDisplayValue('Ending within 24 hours');
    await userEvent.selectOptions(screen.getByLabelText('Hold'), 'All Holds');
    expect(address()).toBe('/admin/consultations');
  });

  it('is not announced where none ends soon', async () => {
    const counted = { totalConsultations: 9, upcomingConsultations: 3, completedConsultations: 4 };
    serve({ ...answers, 'GET /consultations/stats': succeed({ ...counted, endingHolds: 0 }) });
    open();
    await waitFor(() => expect(figures()[0]).toBe('Total Consultations9'));
    expect(screen.queryByText(/within 24 hours/, { selector: 'a' })).toBeNull();
  });
});

it('says what failed', async () => {
  serve({ ...answers, 'GET /consultations': refuse(500, 'INTERNAL_ERROR', 'Not now.') });
  open();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Failed to load consultations');
  expect(alert).toHaveTextContent('Not now.');
});

it('says when there are none', async () => {
  serve({ ...answers, 'GET /consultations': succeed(aPage([])) });
  open();
  expect(await screen.findByText('No consultations found')).toBeVisible();
});

it('filters by the type of a row', async () => {
  const { address } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Filter by Initial Consultation' }));
  expect(address()).toBe('/admin/consultations?type=INITIAL');
});
