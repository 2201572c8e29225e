import { dayInAddisAbaba, instantInAddisAbaba } from '@consultancy/shared/addis-ababa-time';
import type { EntityManager } from 'typeorm';
import { validationError } from '../../common/errors/api-exception.js';
import type { Sentence } from '../../common/errors/sentence.js';
import { lockUntilCommit } from '../../common/lock-until-commit.js';
import type { DayAndTime } from '../../common/validation/time.decorator.js';
import { isOpenFor, type OpenHours } from '../office-hours/office-hours.module.js';
import { consultationTexts } from './consultation-texts.js';

/** The times that can be requested, in Africa/Addis_Ababa. */
export enum TimeSlot {
  T0900 = '09:00',
  T0930 = '09:30',
  T1000 = '10:00',
  T1030 = '10:30',
  T1100 = '11:00',
  T1130 = '11:30',
  T1200 = '12:00',
  T1400 = '14:00',
  T1430 = '14:30',
  T1500 = '15:00',
  T1530 = '15:30',
  T1600 = '16:00',
  T1630 = '16:30',
}

export const timeSlots = Object.values(TimeSlot);

/** Minutes that a meeting may take. */
export const durations = [30, 60, 90, 120] as const;

/** Minutes that a meeting takes when nobody says otherwise. */
export const usualDuration = 60;

/** How far ahead a day can be requested. */
const mostYearsAhead = 2;

const minuteMs = 60_000;

/** When a client would like to meet, in Africa/Addis_Ababa; what is undefined was not said. */
export interface RequestedTime {
  /** YYYY-MM-DD. */
  preferredDate: string | null | undefined;
  /** HH:MM. */
  preferredTime: string | null | undefined;
}

/** A requested time as the request pipe has read it. */
interface SentTime {
  preferredDate?: DayAndTime | null;
  preferredTime?: string | null;
}

/** The time of a timestamp counts where no time is named beside it. */
export function requestedTimeOf({ preferredDate, preferredTime }: SentTime): RequestedTime {
  return {
    preferredDate: preferredDate && preferredDate.day,
    preferredTime: preferredTime ?? preferredDate?.time ?? preferredTime,
  };
}

/** The first and the last day that can be booked there, YYYY-MM-DD. */
export function bookableDays(now: Date): { today: string; lastDay: string } {
  const today = dayInAddisAbaba(now);
  return { today, lastDay: `${Number(today.slice(0, 4)) + mostYearsAhead}${today.slice(4)}` };
}

/** @throws ApiException 400 when the day is past, or too far ahead, there */
export function requireBookableDay(day: string, now: Date): void {
  const { today, lastDay } = bookableDays(now);
  if (day < today) refuse('preferredDate', consultationTexts.pastDay);
  if (day > lastDay) refuse('preferredDate', consultationTexts.tooFarAhead(mostYearsAhead));
}

/**
 * @param hours when the office is open on the day that is requested
 * @throws ApiException 400 when the office is closed then
 */
export function requireOpenOffice(hours: OpenHours | null, time: string | null | undefined): void {
  if (!hours) refuse('preferredDate', consultationTexts.closedDay);
  if (time && !isOpenFor(hours, time, usualDuration)) refuse('preferredTime', consultationTexts.closedTime);
}

/** @throws ApiException 400 when a requested time is for sooner than so many hours from now; without a time its whole day counts */
export function requireNotice(requested: RequestedTime, noticeHours: number, now: Date): void {
  const { preferredDate: day, preferredTime: time } = requested;
  if (!day || noticeHours === 0) return;
  const latest = instantInAddisAbaba(day, time ?? '24:00');
  if (latest.getTime() > now.getTime() + noticeHours * 60 * minuteMs) return;
  refuse(time ? 'preferredTime' : 'preferredDate', consultationTexts.tooSoon(noticeHours));
}

function refuse(field: keyof RequestedTime, message: Sentence): never {
  throw validationError([{ field, message }]);
}

/** The instant at which a requested time would begin; null when it names no day or no time. */
export function requestedInstant({ preferredDate, preferredTime }: RequestedTime): Date | null {
  return preferredDate && preferredTime ? instantInAddisAbaba(preferredDate, preferredTime) : null;
}

/** @param duration minutes */
export function endOf(start: Date, duration: number): Date {
  return new Date(start.getTime() + duration * minuteMs);
}

/** Whether a meeting begins too soon for its client to change it. */
export function isTooLateToChange(
  { scheduledAt }: { scheduledAt: Date | null },
  changeUntilHours: number,
): boolean {
  return scheduledAt !== null && Date.now() > scheduledAt.getTime() - changeUntilHours * 60 * minuteMs;
}

/**
 * Lets those who arrange meetings write one after another. Two who take the same time at once would each wait
 * for the other in the exclusion constraint until the database calls it a deadlock.
 */
export async function lockMeetingTimes(manager: EntityManager): Promise<void> {
  await lockUntilCommit(manager, 'consultation times');
}
