import { describe, expect, it, jest } from '@jest/globals';
import { MantineProvider } from '@mantine/core';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { fill } from '../../../test/fill';
import type { CalendarName, Language } from '../../format';
import { type Messages, TextsProvider } from '../../i18n';
import { sharedAm } from '../../i18n/shared-am';
import { sharedEn } from '../../i18n/shared-en';
import { CalendarChoice } from '../calendar-choice';
import { DatePicker } from './date-picker';

interface Given {
  language?: Language;
  calendar?: CalendarName;
  value?: string;
  min?: string;
  closedOn?: (day: string) => string | undefined;
  onSubmit?: () => void;
}

function open({ language = 'en', calendar, value = '2026-11-20', min, closedOn, onSubmit }: Given = {}) {
  const chosen = jest.fn();
  const shared = language === 'am' ? sharedAm : sharedEn;
  function Form() {
    const [day, setDay] = useState(value);
    return (
      <DatePicker
        label="Day"
        value={day}
        min={min}
        closedOn={closedOn}
        onChange={(next) => {
          chosen(next);
          setDay(next);
        }}
      />
    );
  }
  render(
    <TextsProvider language={language} messages={{ shared } as Messages}>
      <CalendarChoice value={{ calendar }}>
        <MantineProvider env="test">
          <form
            onSubmit={(event) => {
              event.preventDefault();
              onSubmit?.();
            }}
          >
            <Form />
            <button>Send</button>
          </form>
          <button type="button">Next field</button>
        </MantineProvider>
      </CalendarChoice>
    </TextsProvider>,
  );
  return { chosen, field: screen.getByRole('combobox', { name: 'Day' }) };
}

const grid = () => screen.getByRole('grid');
const day = (name: RegExp) => within(grid()).getByRole('button', { name });

describe('a day', () => {
  it('is shown in both calendars', () => {
    const { field } = open();
    expect(field).toHaveValue('November 20, 2026');
    expect(field).toHaveAccessibleDescription('Friday · Hidar 11, 2019 E.C.');
  });

  it('is typed in the calendar of the reader, and written as that has it', async () => {
    const { field, chosen } = open({ calendar: 'ethiopian', value: '' });
    await fill(field, '6/13/2015');
    expect(chosen).toHaveBeenLastCalledWith('2023-09-11');
    await userEvent.tab();
    await userEvent.click(screen.getByRole('button', { name: 'Next field' }));
    expect(field).toHaveValue('Pagume 6, 2015 E.C.');
    expect(field).toHaveAccessibleDescription('Monday · September 11, 2023');
  });

  it.each<[Language, CalendarName, string, string]>([
    ['en', 'ethiopian', '6/13/2016', 'Pagume 2016 has only 5 days; it has 6 once in four years.'],
    ['en', 'gregorian', '30/2/2026', 'February 2026 has only 28 days.'],
    ['am', 'ethiopian', '7/13/2015', 'ጳጉሜን 2015 ያለው 6 ቀን ብቻ ነው።'],
  ])('in %s, of the %s calendar, that is none says why: %s', async (language, calendar, text, fault) => {
    const { field, chosen } = open({ language, calendar });
    await userEvent.clear(field);
    await userEvent.type(field, text);
    expect(screen.queryByText(fault)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Next field' }));
    expect(screen.getByText(fault)).toBeVisible();
    expect(field).toHaveValue(text);
    expect(field).toBeInvalid();
    expect(chosen).toHaveBeenLastCalledWith('');
  });
});

it('that cannot be read is not submitted by Enter, and says why', async () => {
  const submitted = jest.fn();
  const { field } = open({ calendar: 'gregorian', onSubmit: submitted });
  await userEvent.clear(field);
  await userEvent.type(field, '30/2/2026{Enter}');
  expect(submitted).not.toHaveBeenCalled();
  expect(screen.getByText('February 2026 has only 28 days.')).toBeVisible();
  await userEvent.clear(field);
  await userEvent.type(field, '28/2/2026{Enter}');
  expect(submitted).toHaveBeenCalledTimes(1);
});

it('that cannot be read is not submitted by a button either, though a day is optional', async () => {
  const submitted = jest.fn();
  const { field } = open({ calendar: 'gregorian', onSubmit: submitted });
  await userEvent.clear(field);
  await fill(field, '30/2/2026');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(submitted).not.toHaveBeenCalled();
  expect(field).toHaveValue('30/2/2026');
  expect(field).toHaveAccessibleDescription('February 2026 has only 28 days.');
  expect(field).toHaveFocus();
  await userEvent.clear(field);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(submitted).toHaveBeenCalledTimes(1);
});

describe('the month', () => {
  it('is gone through by keys, from day to day, week to week and month to month', async () => {
    const { field, chosen } = open();
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowDown}');
    expect(day(/^Friday, November 20, 2026 · Hidar 11/)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    expect(day(/^Saturday, November 28/)).toHaveFocus();
    await userEvent.keyboard('{Home}');
    expect(day(/^Monday, November 23/)).toHaveFocus();
    await userEvent.keyboard('{PageDown}');
    expect(grid()).toHaveAccessibleName('December 2026');
    expect(day(/^Wednesday, December 23/)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(chosen).toHaveBeenCalledWith('2026-12-23');
    expect(field).toHaveFocus();
    expect(screen.queryByRole('grid')).toBeNull();
  });

  it('is one of the calendar that is chosen above it, the thirteenth too', async () => {
    const { chosen } = open({ value: '2027-09-05' });
    await userEvent.click(screen.getByRole('button', { name: 'Choose from a calendar' }));
    await userEvent.click(screen.getByRole('button', { name: 'Ethiopian' }));
    expect(grid()).toHaveAccessibleName('Nehase 2019 E.C.');
    await userEvent.click(screen.getByRole('button', { name: 'Next month' }));
    expect(grid()).toHaveAccessibleName('Pagume 2019 E.C.');
    expect(within(grid()).getAllByRole('button')).toHaveLength(6);
    await userEvent.click(day(/^Saturday, Pagume 6, 2019 E\.C\. · September 11, 2027/));
    expect(chosen).toHaveBeenLastCalledWith('2027-09-11');
  });

  it('offers no day before the first, and closes with Escape', async () => {
    const { field } = open({ min: '2026-11-19' });
    await userEvent.click(field);
    expect(day(/^Wednesday, November 18/)).toBeDisabled();
    expect(day(/^Thursday, November 19/)).toBeEnabled();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('grid')).toBeNull();
    expect(field).toHaveFocus();
  });

  it('says why a closed day cannot be chosen, by hand and by key', async () => {
    const { field, chosen } = open({
      closedOn: (each) => (each === '2026-11-22' ? 'The office is closed.' : undefined),
    });
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowDown}{End}');
    const closed = day(/^Sunday, November 22, 2026 · Hidar 13, 2019 E\.C\. · The office is closed\.$/);
    expect(closed).toHaveFocus();
    expect(closed).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(closed);
    expect(chosen).not.toHaveBeenCalled();
    expect(grid()).toBeVisible();
    await userEvent.click(day(/^Saturday, November 21/));
    expect(chosen).toHaveBeenLastCalledWith('2026-11-21');
  });
});
