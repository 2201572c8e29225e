import { expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serveApi } from '../../../test/api-stub';
import { renderSite } from '../../../test/render-site';
import { officeHours } from '../../lib/office-hours';

const textsOf = async (heading: string) => {
  const section = (await screen.findByRole('heading', { name: heading })).parentElement!;
  await within(section).findAllByRole('listitem');
  const lines = section.querySelectorAll('dl > div, li');
  return [...lines].map(({ textContent }) => textContent);
};

it('are found under one key on every day, so that a page that was saved yesterday still has them', () => {
  jest.useFakeTimers({ now: new Date('2026-11-29T08:00:00Z') });
  const { queryKey } = officeHours();
  jest.setSystemTime(new Date('2026-11-30T08:00:00Z'));
  expect(officeHours().queryKey).toEqual(queryKey);
  jest.useRealTimers();
});

it('are listed by day, on both clocks, with the next closed days', async () => {
  serveApi({});
  await renderSite('/contact');
  expect(await textsOf('Business hours')).toEqual([
    'Monday to Friday8:00 AM to 6:00 PM 2:00 morning to 12:00 evening',
    'Saturday9:00 AM to 2:00 PM 3:00 morning to 8:00 afternoon',
    'SundayClosed',
    'Ethiopian Christmas (Gena)January 7, 2027 · Tahsas 29, 2019 E.C.',
    'Moving dayFebruary 1, 2027 · Tir 24, 2019 E.C.10:00 AM to 12:00 PM 4:00 morning to 6:00 afternoon',
  ]);
});

it('begin with the Ethiopian clock in Amharic, and mark what staff wrote in English only', async () => {
  serveApi({});
  await renderSite('/am/contact');
  expect((await textsOf('የሥራ ሰዓት')).slice(0, 4)).toEqual([
    'ከሰኞ እስከ ዓርብከ2:00 ጠዋት እስከ 12:00 ምሽት ከ08:00 እስከ 18:00',
    'ቅዳሜከ3:00 ጠዋት እስከ 8:00 ቀን ከ09:00 እስከ 14:00',
    'እሑድዝግ',
    'ገናታኅሣሥ 29 ቀን 2019 ዓ.ም. · 7 ጃንዋሪ 2027 እ.ኤ.አ.',
  ]);
  expect(screen.getByText('Moving day')).toHaveAttribute('lang', 'en');
});

it('turn round for the visit where a visitor chooses the other calendar', async () => {
  serveApi({});
  await renderSite('/contact');
  await textsOf('Business hours');
  await userEvent.click(screen.getByRole('button', { name: 'Ethiopian calendar' }));
  expect(screen.getByRole('button', { name: 'Ethiopian calendar' })).toHaveAttribute('aria-pressed', 'true');
  expect((await textsOf('Business hours'))[0]).toBe(
    'Monday to Friday2:00 morning to 12:00 evening 8:00 AM to 6:00 PM',
  );
});
