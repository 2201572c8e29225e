import { describe, expect, it } from '@jest/globals';
import ICAL from 'ical.js';
import {
  calendarFile,
  feedFile,
  wordsForStaff,
  type ScheduledConsultation,
} from './consultation-calendar-file.js';
import { ConsultationStatus, ConsultationType, MeetingType } from './consultation.enums.js';

const consultation = {
  id: 7,
  version: 3,
  trashMoves: 2,
  deletedAt: null,
  updatedAt: new Date('2026-11-18T08:00:00.123Z'),
  clientName: 'Meklit Assefa',
  clientEmail: 'meklit@mail.example',
  clientPhone: null,
  clientCompany: null,
  type: ConsultationType.DESIGN_REVIEW,
  topic: 'A house',
  description: null,
  scheduledAt: new Date('2026-11-20T06:30:00Z'),
  endsAt: new Date('2026-11-20T08:00:00Z'),
  meetingType: MeetingType.IN_PERSON,
  location: 'Bole, Addis Ababa',
  meetingLink: null,
  status: ConsultationStatus.CONFIRMED,
} as ScheduledConsultation;

/** The lines of the file as a calendar program reads them: folds undone. */
function lines(given: Partial<ScheduledConsultation> = {}, consultant: string | null = null): string[] {
  const meeting = { ...consultation, ...given };
  const file = calendarFile(meeting, 'firm.example', wordsForStaff(meeting, consultant));
  return file.replaceAll('\r\n ', '').split('\r\n');
}

describe('the calendar file', () => {
  it('holds the meeting in UTC', () => {
    expect(lines()).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Consultancy//Consultations//EN',
      'CALSCALE:GREGORIAN',
      'BEGIN:VEVENT',
      'UID:consultation-7@firm.example',
      'SEQUENCE:5',
      'DTSTAMP:20261118T080000Z',
      'DTSTART:20261120T063000Z',
      'DTEND:20261120T080000Z',
      'SUMMARY:Design Review: A house (Meklit Assefa)',
      'LOCATION:Bole\\, Addis Ababa',
      'DESCRIPTION:November 20\\, 2026\\, 09:30 EAT\\nHidar 11\\, 2019 E.C.\\, 3:30 morning\\nMeeting: In Person\\nClient: Meklit Assefa\\n' +
        'Email: meklit@mail.example',
      'STATUS:CONFIRMED',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('names who holds it', () => {
    expect(lines({}, 'Selam; Bekele').find((line) => line.startsWith('DESCRIPTION'))).toContain(
      'Consultant: Selam\\; Bekele\\nClient: Meklit Assefa',
    );
  });

  it('escapes texts, so that none of them can add a line of its own', () => {
    const topic = 'Walls; roofs, and \\ more\r\nSTATUS:CANCELLED\u0007';
    expect(lines({ topic })).toContain(
      'SUMMARY:Design Review: Walls\\; roofs\\, and \\\\ more\\nSTATUS:CANCELLED (Meklit Assefa)',
    );
  });

  it('breaks lines after 75 octets at most, never within a character', () => {
    const topic = 'የመኖሪያ ቤት ንድፍ 🏠 '.repeat(12).trim();
    const meeting = { ...consultation, topic };
    const file = calendarFile(meeting, 'firm.example', wordsForStaff(meeting, null));
    const physical = file.split('\r\n');
    expect(Math.max(...physical.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(file).not.toMatch(/[^\r]\n/);
    expect(physical.every((line) => line.isWellFormed())).toBe(true);
    expect(lines({ topic })).toContain(`SUMMARY:Design Review: ${topic} (Meklit Assefa)`);
  });

  it('links to the video call and says what kind of meeting it is where no place is named', () => {
    const call = {
      meetingType: MeetingType.VIDEO_CALL,
      location: null,
      meetingLink: 'https://meet.example/a,b',
    };
    expect(lines(call)).toEqual(
      expect.arrayContaining(['LOCATION:Video Call', 'URL;VALUE=URI:https://meet.example/a%2Cb']),
    );
  });

  it('is a message that enters the meeting or takes it out where it has an organizer', () => {
    const words = { ...wordsForStaff(consultation, null), organizer: 'office@firm.example' };
    for (const [deletedAt, method] of [
      [null, 'REQUEST'],
      [new Date(), 'CANCEL'],
    ] as const) {
      const calendar = parsed(calendarFile({ ...consultation, deletedAt }, 'firm.example', words));
      expect(calendar.getFirstPropertyValue('method')).toBe(method);
      const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent')!);
      expect(event.organizer).toBe('mailto:office@firm.example');
      // RFC 5546 3.2.2 and 3.2.5: what has none of them is no request, and no cancellation of one.
      for (const name of ['uid', 'dtstamp', 'sequence', 'dtstart', 'summary'])
        expect(event.component.hasProperty(name)).toBe(true);
      const [attendee, ...others] = event.attendees;
      expect(others).toEqual([]);
      expect(attendee!.getFirstValue()).toMatch(/^mailto:meklit@mail\.example$/i);
      expect(attendee!.getParameter('partstat')).toBe('ACCEPTED');
      expect(attendee!.getParameter('rsvp')).toBe('FALSE');
      expect(attendee!.getParameter('cn')).toBe('Meklit Assefa');
    }
  });
});

describe('the feed', () => {
  it('names the calendar, however that is written', () => {
    const title = 'Walls; roofs, and \\ more\nኢትዮጵያ';
    const calendar = parsed(feedFile([consultation], 'https://firm.example', { title, names: undefined }));
    // ical.js leaves the value of what RFC 5545 does not name as it is written.
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Walls\\; roofs\\, and \\\\ more ኢትዮጵያ');
    expect(String(calendar.getFirstPropertyValue('refresh-interval'))).toBe('PT1H');
    const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent')!);
    expect(event.component.getFirstPropertyValue('url')).toBe(
      'https://firm.example/admin/consultations?view=7',
    );
  });
});

function parsed(file: string): ICAL.Component {
  return new ICAL.Component(ICAL.parse(file) as unknown[]);
}
