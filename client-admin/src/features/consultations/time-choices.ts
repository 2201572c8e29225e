import { useListConsultationsOfMonth } from '@consultancy/client-shared/api/generated/consultations/consultations';
import type { SlotDto } from '@consultancy/client-shared/api/model';
import { useReading } from '@consultancy/client-shared/calendar';
import { formatTimeOfDay, officeInstant, officeTime } from '@consultancy/client-shared/calendar/times';
import { useTranslations } from 'use-intl';
import { dayOfConsultation } from './calendar-month';
import { isMeeting, type Meeting } from './is-meeting';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MINUTE_MS = 60_000;

interface TimeChoicesOptions {
  /** YYYY-MM-DD on the office's calendar. */
  day: string;
  /** "14:00" and so on. */
  times: readonly string[];
  /** How long the meeting is, in minutes. */
  duration: number;
  /** Id; null where nobody is named, 'free' for the first who is free. */
  consultant: number | null | 'free';
  /** What clients could choose on that day, once it is known. */
  slots: SlotDto[] | undefined;
  /** Id of the consultation that is to be moved. */
  moved?: number;
}

/** Times of a day to choose from, and which meetings have them. */
export function useTimeChoices({ day, times, duration, consultant, slots, moved }: TimeChoicesOptions) {
  const t = useTranslations('consultations.times');
  const reading = useReading();
  const [year, month] = day.split('-').map(Number);
  const ofMonth = useListConsultationsOfMonth(
    { year: year!, month: month! },
    { query: { enabled: DAY.test(day) } },
  );
  const meetings = (ofMonth.data?.data ?? []).filter(
    (each): each is Meeting => isMeeting(each) && dayOfConsultation(each) === day && each.id !== moved,
  );

  /** By the rule by which the server refuses a time. */
  const meetingAt = (time: string): Meeting | undefined => {
    if (!DAY.test(day) || !time) return undefined;
    const begins = officeInstant(day, time).getTime();
    const isRefused = slots?.some((slot) => slot.time === time && !slot.available);
    if (consultant === 'free' && !isRefused) return undefined;
    return meetings.find((each) => {
      const other = Date.parse(each.scheduledAt);
      const isSomeoneElses =
        typeof consultant === 'number' && each.consultantId !== null && each.consultantId !== consultant;
      const overlaps = begins < other + each.duration * MINUTE_MS && other < begins + duration * MINUTE_MS;
      return overlaps && !isSomeoneElses;
    });
  };

  const remarkOn = (time: string): string => {
    const meeting = meetingAt(time);
    if (meeting) return t('taken', { client: meeting.clientName });
    const slot = slots?.find((each) => each.time === time);
    if (!slot || slot.available || consultant !== 'free') return '';
    return slot.heldUntil ? t('held') : t('notOffered');
  };

  return {
    choices: times.map((time) => ({
      value: time,
      label: [formatTimeOfDay(time, reading), remarkOn(time)].filter(Boolean).join(' – '),
    })),
    /** Says that another meeting has the time; empty where none has. */
    takenText: (time: string): string => {
      const meeting = meetingAt(time);
      if (!meeting) return '';
      const [from, to] = [0, meeting.duration].map((minutes) =>
        officeTime(new Date(Date.parse(meeting.scheduledAt) + minutes * MINUTE_MS).toISOString()),
      );
      return t('takenFrom', { client: meeting.clientName, from: from!, to: to! });
    },
  };
}
