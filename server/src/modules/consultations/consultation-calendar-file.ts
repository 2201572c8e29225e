import { formatDateTimeIn } from '@consultancy/shared/calendar';
import type { CalendarWords } from '../mail/mail.module.js';
import type { Consultation } from './consultation.entity.js';
import { ConsultationStatus, ConsultationType, MeetingType } from './consultation.enums.js';

export type ScheduledConsultation = Consultation & { scheduledAt: Date; endsAt: Date };

export function isScheduled(consultation: Consultation): consultation is ScheduledConsultation {
  return consultation.scheduledAt !== null && consultation.endsAt !== null;
}

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

/** RFC 5545 knows three states of an event. */
const eventStatuses: Record<ConsultationStatus, string> = {
  REQUESTED: 'TENTATIVE',
  SCHEDULED: 'TENTATIVE',
  CONFIRMED: 'CONFIRMED',
  COMPLETED: 'CONFIRMED',
  CANCELLED: 'CANCELLED',
};

/**
 * A consultation for calendar programs, as RFC 5545 has it. The same consultation keeps its UID, and its SEQUENCE
 * grows with each change, so that a second download updates the first one's entry. A file that has an organizer is
 * a message of RFC 5546: it enters the meeting into the reader's calendar, or takes it out.
 * @param host name of the site, which makes the UID one of its own
 * @param words what the calendar shows; for staff, `wordsForStaff`
 */
export function calendarFile(
  consultation: ScheduledConsultation,
  host: string,
  words: CalendarWords,
): string {
  const method = statusOf(consultation) === 'CANCELLED' ? 'CANCEL' : 'PUBLISH';
  return calendar([
    ...(words.organizer ? [`METHOD:${method}`] : []),
    ...eventLines(consultation, host, words, consultation.meetingLink),
  ]);
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
  const events = consultations.flatMap((consultation) => {
    const { id, type, clientName, meetingType, location, consultantId } = consultation;
    const consultant = consultantId === null ? undefined : names?.get(consultantId);
    const words = {
      summary: `${typeLabels[type]} (${clientName})`,
      description: [meetingTypeLabels[meetingType], consultant && `Consultant: ${consultant}`]
        .filter(Boolean)
        .join('\n'),
      location: location ?? meetingTypeLabels[meetingType],
    };
    return eventLines(consultation, host, words, `${publicUrl}/admin/consultations?view=${id}`);
  });
  return calendar([`X-WR-CALNAME:${escaped(title)}`, 'REFRESH-INTERVAL;VALUE=DURATION:PT1H', ...events]);
}

function statusOf({ deletedAt, status }: Consultation): string {
  return deletedAt ? 'CANCELLED' : eventStatuses[status];
}

function calendar(lines: string[]): string {
  const all = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Consultancy//Consultations//EN',
    'CALSCALE:GREGORIAN',
    ...lines,
    'END:VCALENDAR',
  ];
  return all.map((line) => `${folded(line)}\r\n`).join('');
}

function eventLines(
  consultation: ScheduledConsultation,
  host: string,
  words: CalendarWords,
  url: string | null,
): string[] {
  const { version, binMoves } = consultation;
  return [
    'BEGIN:VEVENT',
    `UID:consultation-${consultation.id}@${host}`,
    `DTSTAMP:${utc(consultation.updatedAt)}`,
    `SEQUENCE:${version + binMoves}`,
    ...(words.organizer ? [`ORGANIZER:mailto:${words.organizer}`] : []),
    `DTSTART:${utc(consultation.scheduledAt)}`,
    `DTEND:${utc(consultation.endsAt)}`,
    `SUMMARY:${escaped(words.summary)}`,
    `DESCRIPTION:${escaped(words.description)}`,
    `LOCATION:${escaped(words.location)}`,
    ...(url ? [`URL:${printable(url).replaceAll('\n', '')}`] : []),
    `STATUS:${statusOf(consultation)}`,
    'END:VEVENT',
  ];
}

/** What a calendar of staff shows of a consultation. @param consultant name of who holds it */
export function wordsForStaff(consultation: ScheduledConsultation, consultant: string | null): CalendarWords {
  const { type, topic, clientName, meetingType, location } = consultation;
  return {
    summary: `${typeLabels[type]}: ${topic} (${clientName})`,
    description: describe(consultation, consultant),
    location: location ?? meetingTypeLabels[meetingType],
  };
}

function describe(consultation: ScheduledConsultation, consultant: string | null): string {
  const { clientName, clientCompany, clientEmail, clientPhone, meetingType, description } = consultation;
  const about = [
    formatDateTimeIn('gregorian', consultation.scheduledAt, 'en'),
    formatDateTimeIn('ethiopian', consultation.scheduledAt, 'en'),
    `Meeting: ${meetingTypeLabels[meetingType]}`,
    consultant && `Consultant: ${consultant}`,
    `Client: ${clientName}`,
    clientCompany && `Company: ${clientCompany}`,
    clientEmail && `Email: ${clientEmail}`,
    clientPhone && `Phone: ${clientPhone}`,
  ].filter(Boolean);
  return [about.join('\n'), description].filter(Boolean).join('\n\n');
}

/** 20261120T063000Z */
function utc(instant: Date): string {
  return `${instant.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

function escaped(text: string): string {
  return printable(text)
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');
}

/** One kind of line break, and none of the control characters that the format forbids. */
function printable(text: string): string {
  // eslint-disable-next-line no-control-regex -- control characters are what it looks for
  return text.replace(/\r\n?/g, '\n').replace(/[\0-\x08\x0b-\x1f\x7f]/g, '');
}

/** Breaks a line after at most 75 octets, never within a character; what follows begins with a space. */
function folded(line: string): string {
  let octets = 0;
  let result = '';
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > 75) {
      result += '\r\n ';
      octets = 1;
    }
    result += character;
    octets += size;
  }
  return result;
}
