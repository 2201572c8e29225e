import { dayInAddisAbaba, timeInAddisAbaba } from '../../common/addis-ababa-time.js';
import type { Fact, Meeting, MeetingWish } from './letter.js';
import type { MailTexts } from './texts/mail-texts.js';

/** A day there in words. @param day YYYY-MM-DD */
export function dayInWords(day: string, texts: MailTexts): string {
  const date = new Date(`${day}T00:00:00Z`);
  const word = (part: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(texts.locale, { ...part, timeZone: 'UTC' }).format(date);
  return texts.date({
    weekday: word({ weekday: 'long' }),
    day: date.getUTCDate(),
    month: word({ month: 'long' }),
    year: date.getUTCFullYear(),
  });
}

/** When something begins, on the clock of Addis Ababa. */
export function timeFacts(begins: Date, texts: MailTexts): Fact[] {
  return [
    { label: texts.labels.date, value: dayInWords(dayInAddisAbaba(begins), texts) },
    { label: texts.labels.time, value: texts.time(timeInAddisAbaba(begins)) },
  ];
}

export function meetingFacts({ begins, minutes, type, location }: Meeting, texts: MailTexts): Fact[] {
  const { labels } = texts;
  return [
    ...timeFacts(begins, texts),
    { label: labels.duration, value: texts.minutes(minutes) },
    { label: labels.meeting, value: texts.meetings[type] },
    ...fact(labels.place, location),
  ];
}

export function wishFacts({ day, time, type }: MeetingWish, texts: MailTexts): Fact[] {
  const { labels } = texts;
  return [
    ...fact(labels.wishedDate, day && dayInWords(day, texts)),
    ...fact(labels.wishedTime, time && texts.time(time)),
    { label: labels.meeting, value: texts.meetings[type] },
  ];
}

/** What nobody said makes no line. */
export function fact(label: string, value: string | null): Fact[] {
  return value ? [{ label, value }] : [];
}
