import { formatDateIn, officeDay, officeToday } from '@consultancy/client-shared/format';
import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from '../../../../client-shared/test/fill';
import { Refusal, serveApi } from '../../../test/api-stub';
import { renderSite } from '../../../test/render-site';

const TIMES = '09:00 09:30 10:00 10:30 11:00 11:30 12:00 14:00 14:30 15:00 15:30 16:00 16:30'.split(' ');

const slotsWithout = (...taken: string[]) => ({
  date: '',
  slots: TIMES.map((time) => ({ time, available: !taken.includes(time) })),
});

const submitButton = () => screen.getByRole('button', { name: 'Schedule consultation' });

async function fillIn() {
  await userEvent.selectOptions(
    await screen.findByRole('combobox', { name: 'Project type' }),
    'Interior Design',
  );
  await userEvent.click(await screen.findByRole('radio', { name: /^10:30 ·/ }));
  await fill(screen.getByRole('textbox', { name: 'Name' }), 'Hanna Bekele');
  await fill(screen.getByRole('textbox', { name: 'Email' }), 'hanna@mail.example');
  await fill(screen.getByRole('textbox', { name: 'Phone' }), '+251 900 000 011');
}

const dayAfter = (day: string, days = 1) => officeDay(new Date(Date.parse(day) + days * 86_400_000));

/** A server on which the first free time is on one day, at half past ten. */
function serveFirstFree(first: string) {
  const requested: string[] = [];
  const answer = (date: string) => {
    requested.push(date);
    const isFree = date >= first;
    const times = TIMES.map((time) => ({ time, available: isFree && (date > first || time >= '10:30') }));
    const nextAvailable = isFree ? { date, time: '10:30' } : { date: first, time: '10:30' };
    return Response.json({
      success: true,
      message: 'ok',
      data: { date, names: null, slots: times, nextAvailable },
    });
  };
  serveApi({}, (url) => {
    const { pathname, searchParams } = new URL(url, 'http://site');
    return pathname.endsWith('/availability')
      ? Promise.resolve(answer(searchParams.get('date')!))
      : undefined;
  });
  return requested;
}

describe('the next available time', () => {
  const today = officeToday();

  it('is offered beside today, with which the form begins, and taken with one press', async () => {
    serveFirstFree(dayAfter(today, 3));
    await renderSite('/consultation');
    expect(await screen.findByRole('radio', { name: /^09:00 .* not available$/ })).toBeDisabled();
    const date = screen.getByLabelText('Preferred date');
    expect(date).toHaveValue(formatDateIn('gregorian', today, 'en'));
    await userEvent.click(screen.getByRole('button', { name: /^Next available/ }));
    expect(date).toHaveValue(formatDateIn('gregorian', dayAfter(today, 3), 'en'));
    expect(await screen.findByRole('radio', { name: /^10:30 ·/ })).toBeChecked();
  });

  it('leaves today to be chosen, and a day that is chosen as it is', async () => {
    serveFirstFree(dayAfter(today, 3));
    await renderSite('/consultation');
    await screen.findByRole('radio', { name: /^09:00 .* not available$/ });
    const date = screen.getByLabelText('Preferred date');
    await userEvent.clear(date);
    expect(date).toHaveValue('');
    await userEvent.type(date, today);
    await userEvent.tab();
    expect(await screen.findByText('No free times on this day. Choose another one.')).toBeVisible();
    expect(date).toHaveValue(formatDateIn('gregorian', today, 'en'));
  });

  it.each([
    ['/consultation', '2099-01-02', 'Next available: Monday, January 5, 2099, 10:30 EAT'],
    // Typed in the calendar that the language is read with.
    ['/am/consultation', '2091-04-24', 'ቀጣዩ ክፍት ሰዓት፦ ሰኞ፣ ታኅሣሥ 27 ቀን 2091 ዓ.ም.፣ 4:30 ጠዋት'],
    [
      '/om/consultation',
      '2091-04-24',
      'Sa’aatii banaa itti aanu: Wiixata, Muddee 27, 2091 A.L.I., 4:30 ganama',
    ],
  ])('at %s is offered on a full day, and chosen with one press', async (address, fullDay, offer) => {
    serveFirstFree('2099-01-05');
    await renderSite(address);
    const date = await screen.findByRole('combobox', { expanded: false, name: /date|ቀን|Guyyaa/ });
    await userEvent.clear(date);
    await userEvent.type(date, fullDay);
    await userEvent.tab();
    await userEvent.click(await screen.findByRole('button', { name: offer }));
    const [chosen] = (await screen.findAllByRole<HTMLInputElement>('radio')).filter(
      ({ value }) => value === '10:30',
    );
    expect(chosen).toBeChecked();
    expect(chosen).toHaveFocus();
    await waitFor(() => expect(screen.queryByRole('button', { name: offer })).toBeNull());
    expect(chosen).toBeChecked();
  });

  it('follows the calendar that the reader switches to', async () => {
    serveFirstFree('2099-01-05');
    await renderSite('/consultation');
    const date = await screen.findByLabelText('Preferred date');
    await userEvent.clear(date);
    await fill(date, '2099-01-02');
    await userEvent.tab();
    await screen.findByRole('button', { name: /^Next available: Monday, January 5/ });
    await userEvent.click(screen.getByRole('button', { name: 'Ethiopian calendar' }));
    expect(screen.getByRole('button', { name: /^Next available: Monday, Tahsas 27, 2091/ })).toBeVisible();
  });
});

describe('the consultation form', () => {
  it('offers the thirteen times and greys out those that are taken', async () => {
    serveApi({ answers: { 'GET /consultations/availability': () => slotsWithout('09:00') } });
    await renderSite('/consultation');
    expect(await screen.findByRole('radio', { name: '09:00 · 3:00 morning, not available' })).toBeDisabled();
    expect(screen.getAllByRole('radio')).toHaveLength(13);
    expect(screen.getByRole('radio', { name: /^09:30 ·/ })).toBeEnabled();
  });

  it.each([
    ['/consultation', /^The office is closed: Ethiopian Christmas \(Gena\)\./],
    ['/am/consultation', /^ቢሮው ዝግ ነው፦ ገና።/],
    // Staff have no name for it in Afaan Oromo, and a sentence has one language.
    ['/om/consultation', /^Guyyaa kana sa’aatiin banaan hin jiru/],
  ])('at %s says why a day has no free time', async (address, note) => {
    const names = { en: 'Ethiopian Christmas (Gena)', am: 'ገና', om: null };
    const answers = { 'GET /consultations/availability': () => ({ ...slotsWithout(...TIMES), names }) };
    serveApi({ answers });
    await renderSite(address);
    expect(await screen.findByText(note)).toBeVisible();
  });

  it('greys out the days on which the office is closed, and says why', async () => {
    const hours = { opens: '08:00', closes: '18:00' };
    const week = { monday: hours, tuesday: hours, wednesday: hours, thursday: hours, friday: hours };
    const upcoming = officeDay(new Date(Date.now() + 86_400_000));
    const days = [
      { day: upcoming, hours: null, holiday: null, names: { en: 'Moving day', am: null, om: null } },
    ];
    serveApi({
      answers: {
        'GET /settings/office-hours': () => ({ week: { ...week, saturday: hours, sunday: null }, days }),
        'GET /consultations/availability': () => slotsWithout(),
      },
    });
    await renderSite('/consultation');
    await screen.findByRole('radio', { name: /^10:30 ·/ });
    await userEvent.click(screen.getByRole('button', { name: 'Choose from a calendar' }));
    // Tomorrow may be in the next month.
    if (!screen.queryByRole('button', { name: /Moving day$/ }))
      await userEvent.click(screen.getByRole('button', { name: 'Next month' }));
    expect(await screen.findByRole('button', { name: /Moving day$/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Next month' }));
    const sundays = screen.getAllByRole('button', { name: /^Sunday, .* Closed$/ });
    expect(sundays.length).toBeGreaterThanOrEqual(4);
  });

  it('can only be sent with a time and a project type', async () => {
    serveApi({ answers: { 'GET /consultations/availability': () => slotsWithout() } });
    await renderSite('/consultation');
    await screen.findByRole('radio', { name: /^10:30 ·/ });
    expect(submitButton()).toBeDisabled();
    await userEvent.click(screen.getByRole('radio', { name: /^10:30 ·/ }));
    expect(submitButton()).toBeDisabled();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Project type' }), 'Hotel');
    expect(submitButton()).toBeEnabled();
  });

  it('sends an initial consultation by phone, and starts anew', async () => {
    const request = jest.fn((_body: unknown) => ({}));
    const answers = {
      'GET /consultations/availability': () => slotsWithout(),
      'POST /consultations': request,
    };
    serveApi({ answers });
    await renderSite('/consultation');
    await fillIn();
    await userEvent.click(submitButton());
    expect(await screen.findByText('Your consultation is requested')).toBeVisible();
    expect(request.mock.calls).toEqual([
      [
        {
          clientName: 'Hanna Bekele',
          clientEmail: 'hanna@mail.example',
          clientPhone: '+251 900 000 011',
          type: 'INITIAL',
          meetingType: 'PHONE',
          topic: 'Interior Design',
          preferredDate: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
          preferredTime: '10:30',
          secondsShown: expect.any(Number),
        },
      ],
    ]);
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('');
    expect(screen.getByRole('radio', { name: /^10:30 ·/ })).not.toBeChecked();
  });

  it('has the same honeypot field as the contact form, and sends its value', async () => {
    const request = jest.fn((_body: unknown) => ({}));
    const answers = {
      'GET /consultations/availability': () => slotsWithout(),
      'POST /consultations': request,
    };
    serveApi({ answers });
    await renderSite('/consultation');
    await fillIn();
    const trap = document.querySelector<HTMLInputElement>('input[name="website"]')!;
    expect(trap).toHaveAttribute('tabindex', '-1');
    expect(trap.closest('[aria-hidden="true"]')).not.toBeNull();
    fireEvent.change(trap, { target: { value: 'https://spam.example' } });
    await userEvent.click(submitButton());
    expect(await screen.findByText('Your consultation is requested')).toBeVisible();
    expect(request.mock.calls).toMatchObject([[{ website: 'https://spam.example' }]]);
  });

  it.each([
    ['/consultation', 'On hold until November 26, 2026, 11:00 EAT'],
    ['/am/consultation', 'እስከ ኅዳር 17 ቀን 2019 ዓ.ም.፣ 5:00 ጠዋት ድረስ ተይዟል'],
    ['/om/consultation', 'Hanga yeroo kanaatti qabameera: Sadaasa 17, 2019 A.L.I., 5:00 ganama'],
  ])('at %s says until when a time is on hold, which cannot be chosen', async (address, text) => {
    const day = slotsWithout('09:00', '10:30');
    const slots = day.slots.map((slot) => ({
      ...slot,
      heldUntil: slot.time === '10:30' ? '2026-11-26T08:00:00.000Z' : null,
    }));
    serveApi({ answers: { 'GET /consultations/availability': () => ({ ...day, slots }) } });
    await renderSite(address);
    expect(await screen.findByText(text)).toBeVisible();
    const radio = (time: string) =>
      screen.getAllByRole<HTMLInputElement>('radio').find(({ value }) => value === time);
    expect(radio('10:30')).toBeDisabled();
    expect(radio('10:30')).toHaveAccessibleDescription(text);
    expect(radio('09:00')).not.toHaveAccessibleDescription();
  });

  it.each([
    ['2026-11-26T08:00:00.000Z', '10:30', 'We hold this time for you until November 26, 2026, 11:00 EAT.'],
    [null, '10:30', 'This time is not reserved yet.'],
    [null, null, 'We will confirm the time by phone or email.'],
  ])('held until %s, of the time %s it says: %s', async (heldUntil, preferredTime, text) => {
    const answers = {
      'GET /consultations/availability': () => slotsWithout(),
      'POST /consultations': () => ({
        ...{ heldUntil, preferredTime, referenceCode: '7KQ4-M2XB-9HTD', clientPhone: '+251' },
      }),
    };
    serveApi({ answers });
    await renderSite('/consultation');
    await fillIn();
    await userEvent.click(submitButton());
    expect(await screen.findByRole('group', { name: 'Your consultation is requested' })).toBeVisible();
    const line = screen.getByRole('group', { name: 'Sent: Consultation request' });
    expect(line).toHaveTextContent('7KQ4-M2XB-9HTD');
    expect(line).toHaveTextContent(text);
  });

  it('shows its success box for three seconds, beside the form as it was at first', async () => {
    const answers = {
      'GET /consultations/availability': () => slotsWithout(),
      'POST /consultations': () => ({}),
    };
    serveApi({ answers });
    await renderSite('/consultation');
    await fillIn();
    await userEvent.click(submitButton());
    const box = await screen.findByRole('group', { name: 'Your consultation is requested' });
    expect(screen.getByLabelText('Preferred date')).toHaveValue(
      formatDateIn('gregorian', officeToday(), 'en'),
    );
    await waitFor(() => expect(box).not.toBeInTheDocument(), { timeout: 4000 });
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('');
  }, 15_000);

  it('requires the email, unless the visitor says that there is none', async () => {
    const request = jest.fn((_body: unknown) => ({}));
    const answers = {
      'GET /consultations/availability': () => slotsWithout(),
      'POST /consultations': request,
    };
    serveApi({ answers });
    await renderSite('/consultation');
    await fillIn();
    const email = screen.getByRole('textbox', { name: 'Email' });
    expect(email).toBeRequired();
    await userEvent.clear(email);
    await userEvent.click(submitButton());
    expect(email).toHaveAccessibleDescription('Please fill in this field.');
    expect(request).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('checkbox', { name: 'I have no email address' }));
    await userEvent.click(submitButton());
    expect(await screen.findByText('Your consultation is requested')).toBeVisible();
    expect(request.mock.calls).toMatchObject([[{ noEmail: true, clientPhone: '+251 900 000 011' }]]);
    expect(request.mock.calls[0]![0]).not.toHaveProperty('clientEmail');
    expect(screen.getByRole('checkbox', { name: 'I have no email address' })).not.toBeChecked();
  });

  it('keeps what is typed while it is sent', async () => {
    const arrived = Promise.withResolvers();
    const done = () => Response.json({ success: true, message: 'ok', data: {} });
    serveApi({ answers: { 'GET /consultations/availability': () => slotsWithout() } }, (_url, { method }) =>
      method === 'POST' && _url.endsWith('/consultations') ? arrived.promise.then(done) : undefined,
    );
    await renderSite('/consultation');
    await fillIn();
    await userEvent.click(submitButton());
    await fill(screen.getByRole('textbox', { name: 'Message' }), 'After lunch');
    arrived.resolve(undefined);
    expect(await screen.findByText('Your consultation is requested')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('After lunch');
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('');
  });

  it('keeps everything when it fails', async () => {
    const answers = {
      'GET /consultations/availability': () => slotsWithout(),
      'POST /consultations': () => {
        throw new Refusal(400, 'VALIDATION_ERROR', '');
      },
    };
    serveApi({ answers });
    await renderSite('/consultation');
    await fillIn();
    await userEvent.click(submitButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong');
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Hanna Bekele');
    expect(screen.getByRole('radio', { name: /^10:30 ·/ })).toBeChecked();
  });

  it('lets any time be requested while free times cannot be looked up', async () => {
    serveApi({ failing: ['/consultations/availability'] });
    await renderSite('/consultation');
    expect(await screen.findByText(/Free times could not be looked up/)).toBeVisible();
    expect(screen.getByRole('radio', { name: /^16:30 ·/ })).toBeEnabled();
  });

  it('lets go of a time that is taken on the day chosen next', async () => {
    let taken: string[] = [];
    serveApi({ answers: { 'GET /consultations/availability': () => slotsWithout(...taken) } });
    await renderSite('/consultation');
    await userEvent.click(await screen.findByRole('radio', { name: /^10:30 ·/ }));
    taken = ['10:30'];
    const date = screen.getByLabelText('Preferred date');
    await userEvent.clear(date);
    await fill(date, '2099-01-05');
    await waitFor(() => expect(screen.getByRole('radio', { name: /^10:30/ })).toBeDisabled());
    expect(screen.getByRole('radio', { name: /^10:30/ })).not.toBeChecked();
  });

  it('does not hold the times of one day against another that is still looked up', async () => {
    const stays = new Promise<Response>(() => {});
    serveApi({ answers: { 'GET /consultations/availability': () => slotsWithout('10:30') } }, (url) =>
      url.includes('2099-01-05') ? stays : undefined,
    );
    await renderSite('/consultation');
    expect(await screen.findByRole('radio', { name: '10:30 · 4:30 morning, not available' })).toBeDisabled();
    fireEvent.change(screen.getByLabelText('Preferred date'), { target: { value: '2099-01-05' } });
    expect(await screen.findByText('Looking up free times')).toBeVisible();
    const requested = screen.getByRole('radio', { name: /^10:30 ·/ });
    await userEvent.click(requested);
    expect(requested).toBeChecked();
  });
});
