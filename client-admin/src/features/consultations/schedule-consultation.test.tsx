import { formatDateIn, officeDay, officeToday } from '@consultancy/client-shared/format';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from '../../../../client-shared/test/fill';
import { aConsultation } from '../../test-support/builders';
import { aConsultant } from '../../test-support/consultant';
import { callsTo, hold, refuse, serve, succeed } from '../../test-support/fake-server';
import { renderPages } from '../../test-support/render-admin';
import { ScheduleConsultation } from './schedule-consultation';

const TITLE = 'Schedule New Consultation';
const today = officeToday();
const todayInWords = formatDateIn('gregorian', today, 'en');

async function openForm() {
  renderPages([{ path: '/', element: <ScheduleConsultation /> }]);
  await userEvent.click(screen.getByRole('button', { name: TITLE }));
  return within(await screen.findByRole('dialog', { name: TITLE }));
}

async function fillIn(form: ReturnType<typeof within>) {
  await fill(form.getByLabelText(/Client Name/), 'Meron Haile');
  await fill(form.getByLabelText(/Email/), 'meron@mail.example');
  await userEvent.selectOptions(form.getByLabelText(/Consultation Type/), 'Planning Session');
  await fill(form.getByLabelText(/Topic/), 'A house in Ayat');
  await userEvent.selectOptions(form.getByLabelText(/Meeting Type/), 'Video Call');
}

const everyDay = { from: '09:00', to: '17:00' };
const week = {
  ...{ monday: everyDay, tuesday: everyDay, wednesday: everyDay, thursday: everyDay },
  ...{ friday: everyDay, saturday: everyDay, sunday: everyDay },
};
const hours = { 'GET /settings/office-hours': succeed({ week, days: [] }) };

beforeEach(() => serve({ ...hours, 'POST /consultations': succeed({ id: 1 }) }));

it('has four sections, and opens with today and an hour', async () => {
  const form = await openForm();
  const titles = [
    'Client Information',
    'Consultation Details',
    'Preferred Scheduling',
    'Additional Information',
  ];
  for (const name of titles) expect(form.getByRole('group', { name })).toBeVisible();
  expect(form.getByLabelText('Preferred Date')).toHaveValue(todayInWords);
  expect(form.getByLabelText('Duration')).toHaveDisplayValue('60 minutes');
  const times = within(form.getByLabelText(/Preferred Time/)).getAllByRole('option');
  expect(times[1]).toHaveTextContent('09:00 · 3:00 morning');
  expect(times.map((time) => time.textContent!.split(' ')[0]).slice(1)).toEqual(
    '09:00 09:30 10:00 10:30 11:00 11:30 12:00 14:00 14:30 15:00 15:30 16:00 16:30'.split(' '),
  );
});

it('cannot be sent before the required fields are filled, and says so on Enter', async () => {
  const form = await openForm();
  const submit = form.getByRole('button', { name: 'Schedule Consultation' });
  expect(submit).toBeDisabled();
  await userEvent.type(form.getByLabelText(/Client Name/), 'Meron{Enter}');
  expect(form.getByRole('alert')).toHaveTextContent('Please fill in all required fields');
  await fillIn(form);
  expect(submit).toBeEnabled();
  expect(form.queryByRole('alert')).toBeNull();
});

it('requires the email address, or a phone number of a client who has none', async () => {
  const form = await openForm();
  const submit = form.getByRole('button', { name: 'Schedule Consultation' });
  await fillIn(form);
  await userEvent.clear(form.getByLabelText(/^Email/));
  await fill(form.getByLabelText(/^Phone/), '+251 911 000 111');
  expect(submit).toBeDisabled();
  expect(form.getByLabelText(/^Email/)).toBeRequired();
  await userEvent.click(form.getByRole('checkbox', { name: 'The client has no email address' }));
  expect(form.getByLabelText(/^Email/)).toBeDisabled();
  expect(submit).toBeEnabled();
  await userEvent.clear(form.getByLabelText(/^Phone/));
  expect(submit).toBeDisabled();
  expect(form.getByLabelText(/^Phone/)).toBeRequired();
  await fill(form.getByLabelText(/^Phone/), '+251 911 000 111');
  await userEvent.click(submit);
  const [sent] = callsTo('/consultations');
  expect(sent?.body).toMatchObject({ noEmail: true, clientPhone: '+251 911 000 111' });
  expect(sent?.body).not.toHaveProperty('clientEmail');
});

it('shows the place only for a meeting in person', async () => {
  const form = await openForm();
  expect(form.queryByLabelText('Location')).toBeNull();
  await userEvent.selectOptions(form.getByLabelText(/Meeting Type/), 'In Person');
  expect(form.getByLabelText('Location')).toBeVisible();
  await userEvent.selectOptions(form.getByLabelText(/Meeting Type/), 'Phone');
  expect(form.queryByLabelText('Location')).toBeNull();
});

it('sends the day and time of Addis Ababa as a timestamp, without what is empty, once', async () => {
  const answer = hold(succeed({ id: 1 }));
  serve({ 'POST /consultations': answer.answer });
  const form = await openForm();
  await fillIn(form);
  await userEvent.selectOptions(form.getByLabelText(/Preferred Time/), '14:30');
  await userEvent.selectOptions(form.getByLabelText('Duration'), '90 minutes');
  await userEvent.click(form.getByRole('button', { name: 'Schedule Consultation' }));
  expect(form.getByRole('button', { name: 'Creating...' })).toBeDisabled();
  expect(callsTo('/consultations')[0]?.body).toEqual({
    clientName: 'Meron Haile',
    clientEmail: 'meron@mail.example',
    type: 'PLANNING',
    topic: 'A house in Ayat',
    meetingType: 'VIDEO_CALL',
    duration: 90,
    status: 'SCHEDULED',
    preferredDate: `${today}T11:30:00.000Z`,
    preferredTime: '14:30',
  });
  answer.release();
  expect(await screen.findByText('Consultation scheduled successfully!')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: TITLE }));
  expect(await screen.findByLabelText(/Client Name/)).toHaveValue('');
});

describe('the day', () => {
  const yearFromNow = officeDay(new Date(Date.now() + 365 * 86_400_000));

  it.each([yearFromNow, formatDateIn('gregorian', yearFromNow, 'en')])(
    'can be typed as %s',
    async (typed) => {
      const form = await openForm();
      await fillIn(form);
      const day = form.getByLabelText('Preferred Date');
      await userEvent.clear(day);
      await userEvent.type(day, typed);
      await userEvent.tab();
      expect(day).toHaveValue(formatDateIn('gregorian', yearFromNow, 'en'));
      await userEvent.click(form.getByRole('button', { name: 'Schedule Consultation' }));
      const sent = callsTo('/consultations')[0]?.body as { preferredDate: string };
      // Midnight in Addis Ababa.
      expect(new Date(Date.parse(sent.preferredDate) + 3 * 3_600_000).toISOString()).toBe(
        `${yearFromNow}T00:00:00.000Z`,
      );
    },
  );

  it('can be chosen from a calendar, which Escape closes before the dialog', async () => {
    const form = await openForm();
    await userEvent.click(form.getByLabelText('Preferred Date'));
    await userEvent.click(await screen.findByRole('button', { name: 'Next month' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Next month' })).toBeNull());
    expect(screen.getByRole('dialog', { name: TITLE })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is never one that is past, and may be left open', async () => {
    const form = await openForm();
    const day = form.getByLabelText('Preferred Date');
    await userEvent.clear(day);
    expect(day).toHaveValue('');
    await userEvent.type(day, '2026-01-05');
    await userEvent.tab();
    // It stays, with the reason, and is not sent.
    expect(day).toHaveValue('2026-01-05');
    expect(form.getByText(/^Choose .* or a later day\.$/)).toBeVisible();
  });
});

it('keeps what was typed when it fails, with the server’s words at the field', async () => {
  const details = [{ field: 'preferredDate', message: 'preferredDate cannot be in the past.' }];
  serve({ 'POST /consultations': refuse(400, 'VALIDATION_ERROR', 'Check the day.', details) });
  const form = await openForm();
  await fillIn(form);
  await userEvent.click(form.getByRole('button', { name: 'Schedule Consultation' }));
  expect(await screen.findByText('Check the day.')).toBeInTheDocument();
  expect(form.getByText('Preferred Date cannot be in the past.')).toBeVisible();
  expect(form.getByLabelText('Preferred Date')).toHaveFocus();
  expect(form.getByLabelText(/Topic/)).toHaveValue('A house in Ayat');
});

it('says that it failed when the server has no words', async () => {
  serve({ 'POST /consultations': refuse(400, 'VALIDATION_ERROR', '') });
  const form = await openForm();
  await fillIn(form);
  await userEvent.click(form.getByRole('button', { name: 'Schedule Consultation' }));
  expect(await screen.findByText('Failed to schedule consultation')).toBeInTheDocument();
});

it('is emptied by Cancel, but not when it is closed by mistake', async () => {
  const form = await openForm();
  await fill(form.getByLabelText(/Topic/), 'A house');
  await userEvent.keyboard('{Escape}');
  const reopen = async () => {
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: TITLE }));
    return within(await screen.findByRole('dialog', { name: TITLE }));
  };
  const again = await reopen();
  expect(again.getByLabelText(/Topic/)).toHaveValue('A house');
  await userEvent.click(again.getByRole('button', { name: 'Cancel' }));
  expect((await reopen()).getByLabelText(/Topic/)).toHaveValue('');
});

it('holds what was typed when the page is opened anew, but never a day that is past', async () => {
  const first = await openForm();
  await userEvent.type(first.getByLabelText(/Topic/), 'A house');
  const [key = ''] = Object.keys(localStorage).filter((each) => each.includes('consultation'));
  const draft = JSON.parse(localStorage.getItem(key) ?? '') as { values: object };
  cleanup();
  localStorage.setItem(key, JSON.stringify({ ...draft, values: { ...draft.values, day: '2026-01-05' } }));
  const second = await openForm();
  expect(second.getByLabelText(/Topic/)).toHaveValue('A house');
  expect(second.getByLabelText('Preferred Date')).toHaveValue(todayInWords);
});

it('leaves it a request where the client is asked to confirm, and sends the private note apart', async () => {
  const form = await openForm();
  await fillIn(form);
  await fill(form.getByLabelText('Description'), 'Two storeys.');
  await fill(form.getByLabelText('Private note'), 'Called twice.');
  await userEvent.click(form.getByRole('checkbox', { name: 'Ask the client to confirm' }));
  await userEvent.click(form.getByRole('button', { name: 'Schedule Consultation' }));
  const body = callsTo('/consultations')[0]?.body;
  expect(body).toMatchObject({ description: 'Two storeys.', notes: 'Called twice.' });
  expect(body).not.toHaveProperty('status');
});

it('says at its field that the time is taken, and by whom', async () => {
  const words = 'Selam Tadesse already has a consultation then.';
  serve({ ...hours, 'POST /consultations': refuse(409, 'CONFLICT', words) });
  const form = await openForm();
  await fillIn(form);
  await userEvent.selectOptions(form.getByLabelText(/Preferred Time/), '14:30');
  await userEvent.click(form.getByRole('button', { name: 'Schedule Consultation' }));
  await waitFor(() => expect(form.getByLabelText(/Preferred Time/)).toBeInvalid());
  expect(form.getByLabelText(/Preferred Time/)).toHaveAccessibleDescription(words);
  expect(form.getByLabelText(/Topic/)).toHaveValue('A house in Ayat');
});

it.each([
  [
    { week, days: [{ day: today, hours: null, names: { en: 'Enkutatash' } }] },
    /closed on this day \(Enkutatash\)/,
  ],
  [{ week: {}, days: [] }, /closed on this day\./],
])('notes that the office is closed on the day, which can be booked all the same', async (answer, note) => {
  serve({ 'GET /settings/office-hours': succeed(answer), 'POST /consultations': succeed({ id: 1 }) });
  const form = await openForm();
  expect(await form.findByText(note)).toBeVisible();
  await fillIn(form);
  expect(form.getByRole('button', { name: 'Schedule Consultation' })).toBeEnabled();
});

describe('a time', () => {
  const slot = (time: string, available: boolean, heldUntil: string | null = null) => ({
    ...{ time, available, heldUntil },
  });
  const slots = [slot('09:00', true), slot('10:00', false), slot('11:00', false, `${today}T20:00:00.000Z`)];
  const meeting = aConsultation({
    ...{ id: 5, clientName: 'Dawit', status: 'SCHEDULED', consultantId: 1 },
    scheduledAt: `${today}T07:00:00.000Z`,
  });
  const answers = {
    ...hours,
    'GET /consultations/availability': succeed({
      date: today,
      isOpen: true,
      names: null,
      slots,
      nextAvailable: null,
    }),
    'GET /consultations/calendar': succeed([meeting]),
  };
  const optionsOf = (form: ReturnType<typeof within>) =>
    within(form.getByLabelText(/Preferred Time/))
      .getAllByRole('option')
      .filter(({ textContent }) => textContent.includes(' – '))
      .map(({ textContent }) => textContent.replace(/ ·.* – /, ' – '));

  it('that another meeting has is said before it is sent', async () => {
    serve(answers);
    const form = await openForm();
    await waitFor(() =>
      expect(optionsOf(form)).toEqual([
        '09:30 – taken (Dawit)',
        '10:00 – taken (Dawit)',
        '10:30 – taken (Dawit)',
      ]),
    );
    await userEvent.selectOptions(form.getByLabelText(/Preferred Time/), '10:00');
    expect(
      form.getByText('Dawit has a consultation from 10:00 to 11:00. Choose another time.'),
    ).toBeVisible();
  });

  it('is taken for its own consultant alone, or where nobody is free', async () => {
    const consultants = [1, 2].map((id) => aConsultant({ id, name: `Consultant ${id}` }));
    serve({ ...answers, 'GET /consultants': succeed(consultants) });
    const form = await openForm();
    await waitFor(() =>
      expect(optionsOf(form)).toEqual(['10:00 – taken (Dawit)', '11:00 – on hold for a client']),
    );
    await userEvent.selectOptions(form.getByLabelText('Consultant'), 'Consultant 2');
    expect(optionsOf(form)).toEqual([]);
    await userEvent.selectOptions(form.getByLabelText('Consultant'), 'Consultant 1');
    expect(optionsOf(form)).toHaveLength(3);
  });
});
