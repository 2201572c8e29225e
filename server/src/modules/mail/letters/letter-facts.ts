import { dayInAddisAbaba, timeInAddisAbaba } from '@consultancy/shared/addis-ababa-time';
import { formatFullDate, formatTimeIn, readingOf } from '@consultancy/shared/calendar';
import type { Fact, Meeting, RequestedMeeting, VisitorLetter } from './letter.js';
import type { MailTexts } from './texts/mail-texts.js';

/** A day there in both calendars. @param day YYYY-MM-DD */
function dayInWords(day: string, { locale }: MailTexts): string {
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

/** The same grouping in all three languages. */
const grouped = new Intl.NumberFormat('en-US');

interface OrderedDesign {
  project: string;
  /** Whole ETB; null means on request. */
  price: number | null;
  trackingCode: string;
}

export function orderFacts({ project, price, trackingCode }: OrderedDesign, texts: MailTexts): Fact[] {
  const { labels } = texts;
  return [
    { label: labels.design, value: project },
    {
      label: labels.price,
      value: price === null ? texts.priceOnRequest : texts.price(grouped.format(price)),
    },
    { label: labels.trackingCode, value: trackingCode },
  ];
}

type ChangeLetter = Extract<VisitorLetter, { kind: 'change-quoted' | 'change-declined' | 'change-accepted' }>;

/** What there is to say of a change of an ordered design; what the buyer requested is not repeated. */
export function changeFacts(letter: ChangeLetter, texts: MailTexts): Fact[] {
  const { labels } = texts;
  const amount = 'amount' in letter ? texts.price(grouped.format(letter.amount)) : null;
  const total = 'price' in letter && letter.price !== null ? texts.price(grouped.format(letter.price)) : null;
  const isQuote = letter.kind === 'change-quoted';
  return [
    { label: labels.design, value: letter.project },
    ...fact(labels.changePrice, amount),
    ...fact(labels.workingDays, isQuote ? String(letter.workingDays) : null),
    ...fact(labels.goodUntil, isQuote ? dayInWords(letter.goodUntil, texts) : null),
    ...fact(labels.total, total),
    { label: labels.trackingCode, value: letter.trackingCode },
  ];
}
