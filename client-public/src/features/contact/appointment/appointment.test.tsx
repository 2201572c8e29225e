import type { OwnConsultationDto } from '@consultancy/client-shared/api/model';
import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Refusal, serveApi } from '../../../../test/api-stub';
import { goBack, renderSite, visit } from '../../../../test/render-site';

const TIMES = '09:00 09:30 10:00 10:30 11:00 11:30 12:00 14:00 14:30 15:00 15:30 16:00 16:30'.split(' ');

const booked: OwnConsultationDto = {
  ...{ status: 'REQUESTED', preferredDate: '2099-01-05', preferredTime: '10:00', scheduledAt: null },
  ...{ duration: 60, meetingType: 'PHONE', location: null, consultant: null },
  ...{ canChange: true, changeUntilHours: 24, heldUntil: null },
};

/** A link is good for one change. */
function serveAppointment(confirm?: () => OwnConsultationDto, own = booked): void {
  let isUsed = false;
  const change = (changes: Partial<OwnConsultationDto>) => () => {
    isUsed = true;
    return { ...booked, ...changes };
  };
  const slots = TIMES.map((time) => ({ time, available: true, heldUntil: null }));
  serveApi({
    answers: {
      'POST /consultations/own': () => {
        if (isUsed) throw new Refusal(404, 'NOT_FOUND', 'This link was used.');
        return own;
      },
      ...(confirm && { 'POST /consultations/own/confirm': confirm }),
      'POST /consultations/own/times': () => ({ date: '', names: null, slots, nextAvailable: null }),
      'POST /consultations/own/move': change({ preferredTime: '16:30' }),
      'POST /consultations/own/cancel': change({ status: 'CANCELLED', canChange: false }),
    },
  });
}

async function move() {
  await userEvent.click(await screen.findByRole('button', { name: 'Move the consultation' }));
  await userEvent.click(await screen.findByRole('radio', { name: /^16:30 ·/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Move to this time' }));
}

async function cancel() {
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel the consultation' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, cancel it' }));
}

it.each([
  ['moved', move, /^16:30/],
  ['cancelled', cancel, /^10:00/],
])('is %s after Home and Back too', async (outcome, change, time) => {
  serveAppointment();
  await renderSite(`/appointment#${'x'.repeat(43)}`);
  await change();
  const heading = { name: `Your consultation is ${outcome}` };
  expect(await screen.findByRole('heading', heading)).toBeVisible();

  await visit('/');
  await goBack();
  expect(await screen.findByRole('heading', heading)).toBeVisible();
  expect(screen.getByText(time)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Move the consultation' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Cancel the consultation' })).toBeNull();
});

const CONFIRM = { name: 'Confirm this time' };
const BEGINS = '2099-01-05T07:00:00.000Z';

function open(confirm?: () => OwnConsultationDto, changes: Partial<OwnConsultationDto> = {}) {
  serveAppointment(confirm, { ...booked, ...changes });
  return renderSite(`/appointment#${'x'.repeat(43)}`);
}

it('confirms a request, and says until when its time is held, after Home and Back too', async () => {
  await open(() => ({ ...booked, heldUntil: BEGINS }));
  await userEvent.click(await screen.findByRole('button', CONFIRM));
  const done = await screen.findByText('We hold this time for you until January 5, 2099, 10:00 EAT.');
  expect(done).toHaveFocus();
  expect(screen.getByText('On hold until January 5, 2099, 10:00 EAT')).toBeVisible();
  expect(screen.queryByRole('button', CONFIRM)).toBeNull();
  expect(screen.getByRole('button', { name: 'Move the consultation' })).toBeVisible();

  await visit('/');
  await goBack();
  expect(await screen.findByText('On hold until January 5, 2099, 10:00 EAT')).toBeVisible();
});

it('says of a confirmed request that holds nothing that its time is not reserved', async () => {
  await open(() => booked);
  await userEvent.click(await screen.findByRole('button', CONFIRM));
  expect(await screen.findByText(/^This time is not reserved yet/)).toHaveFocus();
});

it('says why a time cannot be confirmed', async () => {
  await open(() => {
    throw new Refusal(409, 'CONFLICT', 'This time is taken.');
  });
  await userEvent.click(await screen.findByRole('button', CONFIRM));
  expect(await screen.findByRole('alert')).toHaveTextContent('This time is taken.');
  await waitFor(() => expect(screen.getByRole('button', CONFIRM)).toBeEnabled());
});

it.each<[string, Partial<OwnConsultationDto>, boolean]>([
  ['on hold for some hours', { heldUntil: '2099-01-04T07:00:00.000Z' }, true],
  ['on hold until it begins', { heldUntil: BEGINS }, false],
  ['without a time', { preferredTime: null }, false],
  ['that is scheduled', { status: 'SCHEDULED', scheduledAt: BEGINS }, false],
])('of a consultation %s (%o) it offers to confirm: %s', async (_, changes, expected) => {
  await open(undefined, changes);
  await screen.findByRole('button', { name: 'Move the consultation' });
  expect(screen.queryAllByRole('button', CONFIRM)).toHaveLength(expected ? 1 : 0);
});
