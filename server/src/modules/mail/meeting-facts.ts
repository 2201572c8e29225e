import { dayInAddisAbaba, timeInAddisAbaba } from '@consultancy/shared/addis-ababa-time';
import { formatFullDate, formatTimeIn, readingOf } from '@consultancy/shared/calendar';
import type { Fact, Meeting, RequestedMeeting } from './letter.js';
import type { MailTexts } from './texts/mail-texts.js';

/** A day there in both calendars. @param day YYYY-MM-DD */
export function dayInWords(day: string, { locale }: MailTexts): string {
  return formatFullDate(day, readingOf(locale));
}

/** A time there on both clocks. @param clock HH:MM */
function timeInWords(clock: string, texts: MailTexts): string {
  return texts.time(clock, formatTimeIn('ethiopian', clock, texts.locale));
}

/** When something begins, on the clock of Addis Ababa. */
export function timeFacts(begins: Date, texts: MailTexts): Fact[] {
  return [
    { label: texts.labels.date, value: dayInWords(dayInAddisAbaba(begins), texts) },
    { label: texts.labels.time, value: timeInWords(timeInAddisAbaba(begins), texts) },
  ];
}

export function meetingFacts(
  { begins, minutes, type, consultant, location }: Meeting,
  texts: MailTexts,
): Fact[] {
  const { labels } = texts;
  return [
    ...timeFacts(begins, texts),
    { label: labels.duration, value: texts.minutes(minutes) },
    { label: labels.meeting, value: texts.meetings[type] },
    ...fact(labels.consultant, consultant),
    ...fact(labels.place, location),
  ];
}

export function requestFacts({ day, time, type }: RequestedMeeting, texts: MailTexts): Fact[] {
  const { labels } = texts;
  return [
    ...fact(labels.preferredDate, day && dayInWords(day, texts)),
    ...fact(labels.preferredTime, time && timeInWords(time, texts)),
    { label: labels.meeting, value: texts.meetings[type] },
  ];
}

/** What nobody said makes no line. */
export function fact(label: string, value: string | null): Fact[] {
  return value ? [{ label, value }] : [];
}
