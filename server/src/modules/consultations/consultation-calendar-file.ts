import { formatDateTimeIn } from '@consultancy/shared/calendar';
import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  type ICalCalendar,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
} from 'ical-generator';
import type { CalendarWords } from '../mail/mail.module.js';
import type { Consultation } from './consultation.entity.js';
import { ConsultationStatus, ConsultationType, MeetingType } from './consultation.enums.js';

export type ScheduledConsultation = Consultation & { scheduledAt: Date; endsAt: Date };

export function isScheduled(consultation: Consultation): consultation is ScheduledConsultation {
  return consultation.scheduledAt !== null && consultation.endsAt !== null;
}

const prodId = '//Consultancy//Consultations//EN';
const refreshSeconds = 60 * 60;

const typeLabels: Record<ConsultationType, string> = {
  INITIAL: 'Initial Consultation',
  DESIGN_REVIEW: 'Design Review',
  TECHNICAL: 'Technical Consultation',
  PLANNING: 'Planning Session',
};

const meetingTypeLabels: Record<MeetingType, string> = {
  IN_PERSON: 'In Person',
  VIDEO_CALL: 'Video Call',
  PHONE: 'Phone',
};

const eventStatuses: Record<ConsultationStatus, ICalEventStatus> = {
  REQUESTED: ICalEventStatus.TENTATIVE,
  SCHEDULED: ICalEventStatus.TENTATIVE,
  CONFIRMED: ICalEventStatus.CONFIRMED,
  COMPLETED: ICalEventStatus.CONFIRMED,
  CANCELLED: ICalEventStatus.CANCELLED,
};

/**
 * A consultation for calendar programs, as RFC 5545 has it. The same consultation keeps its UID, and its SEQUENCE
 * grows with each change, so that a second download updates the first one's entry. A file that has an organizer is
 * a message of RFC 5546 to the client: it enters the meeting into their calendar, moves it there, or takes it out.
 * Calendars do the last only for what came as a request to an attendee.
 * @param host name of the site, which makes the UID one of its own
 * @param words what the calendar shows; for staff, `wordsForStaff`
 */
export function calendarFile(
  consultation: ScheduledConsultation,
  host: string,
  words: CalendarWords,
): string {
  const isCancelled = statusOf(consultation) === ICalEventStatus.CANCELLED;
  const method = isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST;
  const calendar = ical({ prodId, scale: 'GREGORIAN', method: words.organizer ? method : null });
  calendar.createEvent(eventOf(consultation, host, words, consultation.meetingLink));
  return written(calendar);
}

/**
 * Meetings for calendar programs of staff, who subscribe to them at a secret address. Such an address is copied about:
 * it says when, with whom and where, and leads to the rest in the back office.
 * @param publicUrl origin of the site
 * @param title what the calendar is called
 * @param names of those who hold the meetings, by id; left out where it is the same for all
 */
export function feedFile(
  consultations: ScheduledConsultation[],
  publicUrl: string,
  { title, names }: { title: string; names: Map<number, string> | undefined },
): string {
  const host = new URL(publicUrl).hostname;
  const calendar = ical({ prodId, scale: 'GREGORIAN', name: escapedName(title), ttl: refreshSeconds });
  for (const consultation of consultations) {
    const { id, type, clientName, meetingType, location, consultantId } = consultation;
    const consultant = consultantId === null ? undefined : names?.get(consultantId);
    const words = {
      summary: `${typeLabels[type]} (${clientName})`,
      description: [meetingTypeLabels[meetingType], consultant && `Consultant: ${consultant}`]
        .filter(Boolean)
        .join('\n'),
      location: location ?? meetingTypeLabels[meetingType],
    };
    calendar.createEvent(eventOf(consultation, host, words, `${publicUrl}/admin/consultations?view=${id}`));
  }
  return written(calendar);
}

function statusOf({ deletedAt, status }: Consultation): ICalEventStatus {
  return deletedAt ? ICalEventStatus.CANCELLED : eventStatuses[status];
}

function eventOf(
  consultation: ScheduledConsultation,
  host: string,
  { summary, description, location, organizer }: CalendarWords,
  url: string | null,
): ICalEventData {
  return {
    id: `consultation-${consultation.id}@${host}`,
    stamp: consultation.updatedAt,
    sequence: consultation.version + consultation.trashMoves,
    start: consultation.scheduledAt,
    end: consultation.endsAt,
    summary: printable(summary),
    description: printable(description),
    location: printable(location),
    status: statusOf(consultation),
    organizer: organizer ?? null,
    attendees: organizer ? attendeesOf(consultation) : [],
    url: url && uri(url),
  };
}

/** The client, who has agreed: nobody waits for an answer of their calendar. */
function attendeesOf({ clientName, clientEmail }: Consultation) {
  if (!clientEmail) return [];
  const answer = { status: ICalAttendeeStatus.ACCEPTED, rsvp: false };
  return [{ name: printable(clientName), email: clientEmail, role: ICalAttendeeRole.REQ, ...answer }];
}

/** RFC 5545 wants a line break at the end, which ical-generator leaves out. */
function written(calendar: ICalCalendar): string {
  return `${calendar.toString()}\r\n`;
}

/** What a calendar of staff shows of a consultation. @param consultant name of who holds it */
export function wordsForStaff(consultation: ScheduledConsultation, consultant: string | null): CalendarWords {
  const { type, topic, clientName, clientCompany, clientEmail, clientPhone, scheduledAt } = consultation;
  const meetingType = meetingTypeLabels[consultation.meetingType];
  const about = [
    formatDateTimeIn('gregorian', scheduledAt, 'en'),
    formatDateTimeIn('ethiopian', scheduledAt, 'en'),
    `Meeting: ${meetingType}`,
    consultant && `Consultant: ${consultant}`,
    `Client: ${clientName}`,
    clientCompany && `Company: ${clientCompany}`,
    clientEmail && `Email: ${clientEmail}`,
    clientPhone && `Phone: ${clientPhone}`,
  ].filter(Boolean);
  return {
    summary: `${typeLabels[type]}: ${topic} (${clientName})`,
    description: [about.join('\n'), consultation.description].filter(Boolean).join('\n\n'),
    location: consultation.location ?? meetingType,
  };
}

/** ical-generator escapes every text but the name of a calendar. */
function escapedName(title: string): string {
  return printable(title)
    .replaceAll('\n', ' ')
    .replace(/[\\;,]/g, '\\$&');
}

/** ical-generator escapes addresses like texts, which breaks those with a comma or a semicolon. */
function uri(address: string): string {
  return printable(address).replace(/[\n\\;,]/g, encodeURIComponent);
}

/** One kind of line break, and none of the control characters that the format forbids. */
function printable(text: string): string {
  // oxlint-disable-next-line no-control-regex -- control characters are what it looks for
  return text.replace(/\r\n?/g, '\n').replace(/[\0-\x08\x0b-\x1f\x7f]/g, '');
}
