import { initialsOf } from '@consultancy/client-shared/format';
import { beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aConsultation, aPage } from '../../../test-support/builders';
import { aConsultant } from '../../../test-support/consultant';
import { callsTo, refuse, serve, succeed } from '../../../test-support/fake-server';
import { renderPages } from '../../../test-support/render-admin';
import { ConsultationPage } from '../consultation-page';
import { ConsultationsPage } from '../consultations-page';

const selam = aConsultant();
const bekele = aConsultant({ id: 5, name: 'Bekele Alemu' });
const former = aConsultant({ id: 6, name: 'Chala Gutu', isActive: false });
const consultation = aConsultation({ consultantId: 4 });
const answers = {
  'GET /consultations/stats': succeed({
    ...{ totalConsultations: 1, upcomingConsultations: 0, completedConsultations: 0 },
  }),
  'GET /consultations': succeed(aPage([consultation])),
  'GET /consultations/9': succeed(consultation),
  'GET /consultants': succeed([bekele, former, selam]),
};
const open = (at = '/admin/consultations') =>
  renderPages(
    [
      { path: '/admin/consultations', element: <ConsultationsPage /> },
      { path: '/admin/consultations/:id', element: <ConsultationPage /> },
    ],
    { at },
  );
const optionsOf = (field: HTMLElement) =>
  within(field)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

beforeEach(() => serve(answers));

it('is shown in the list and filters it', async () => {
  const { address } = open();
  expect(await screen.findByRole('cell', { name: 'Selam Bekele' })).toBeVisible();
  const filter = await screen.findByLabelText('Consultant');
  expect(optionsOf(filter)).toEqual([
    'All Consultants',
    'Bekele Alemu',
    'Chala Gutu',
    'Selam Bekele',
    'Nobody in particular',
  ]);
  await userEvent.selectOptions(filter, 'Bekele Alemu');
  expect(address()).toBe('/admin/consultations?consultant=5');
  await waitFor(() =>
    expect(callsTo('/consultations').at(-1)?.query).toEqual({ page: '1', limit: '10', consultantId: '5' }),
  );
});

it('is nothing to choose while nobody meets clients', async () => {
  serve({ ...answers, 'GET /consultants': succeed([]) });
  open();
  await screen.findByText('Meron Haile');
  expect(screen.queryByLabelText('Consultant')).toBeNull();
});

it('is changed on the page; outside their hours after a question', async () => {
  let requested = 0;
  const why = 'Bekele Alemu does not work on Tuesdays.';
  serve({
    ...answers,
    'PUT /consultations/9': (call) =>
      (requested += 1) === 1
        ? refuse(409, 'CONFLICT', why, [{ field: 'outsideHours', message: why }])(call)
        : succeed({ ...consultation, consultantId: 5, version: 5 })(call),
  });
  open('/admin/consultations/9');
  const field = await screen.findByRole('button', { name: 'Consultant: Selam Bekele' });
  field.focus();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  // An inactive consultant gets no new consultations.
  const choices = await screen.findAllByRole('menuitemradio');
  expect(choices.map(({ textContent }) => textContent)).toEqual([
    'Nobody in particular',
    'Bekele Alemu',
    'Selam Bekele',
  ]);
  // Moving through them gives the meeting to nobody.
  choices[0]!.focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(choices[1]).toHaveFocus();
  const sent = () => callsTo('/consultations/9').filter(({ method }) => method === 'PUT');
  expect(sent()).toEqual([]);
  await userEvent.keyboard('{Enter}');
  const question = within(await screen.findByRole('dialog', { name: 'Outside their hours' }));
  expect(question.getByText(why)).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Schedule anyway' }));
  expect(await screen.findByText('Bekele Alemu holds the consultation of Meron Haile.')).toBeInTheDocument();
  expect(sent().map(({ body }) => body)).toEqual([
    { consultantId: 5, version: 4 },
    { consultantId: 5, outsideHours: true, version: 4 },
  ]);
});

it('is said by initials in the calendar, and in full to who cannot see them', async () => {
  const month = '2026-12';
  serve({ ...answers, 'GET /consultations/calendar': succeed([consultation]) });
  open(`/admin/consultations?as=calendar&month=${month}&consultant=4`);
  const entry = await screen.findByRole('button', { name: /Meron Haile Requested, Selam Bekele/ });
  expect(within(entry).getByText('SB')).toBeVisible();
  expect(callsTo('/consultations/calendar').every(({ query }) => query.consultantId === '4')).toBe(true);
});

it('has the same initials in the calendar as everywhere else', async () => {
  const hana = aConsultant({ name: 'Hana Tesfaye Bekele' });
  serve({
    ...answers,
    'GET /consultants': succeed([hana]),
    'GET /consultations/calendar': succeed([consultation]),
  });
  open('/admin/consultations?as=calendar&month=2026-12');
  const entry = await screen.findByRole('button', { name: /Hana Tesfaye Bekele/ });
  expect(within(entry).getByText(initialsOf(hana.name))).toBeVisible();
});

it('is chosen for a new one, or assigned to a free consultant', async () => {
  open();
  await screen.findByText('Meron Haile');
  await userEvent.click(screen.getByRole('button', { name: 'Schedule New Consultation' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Schedule New Consultation' }));
  expect(optionsOf(await dialog.findByLabelText('Consultant'))).toEqual([
    'Anybody who is free',
    'Bekele Alemu',
    'Selam Bekele',
  ]);
});
