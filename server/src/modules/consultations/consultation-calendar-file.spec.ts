import { describe, expect, it } from '@jest/globals';
import { calendarFile, wordsForStaff, type ScheduledConsultation } from './consultation-calendar-file.js';
import { ConsultationStatus, ConsultationType, MeetingType } from './consultation.enums.js';

const consultation = {
  id: 7,
  version: 3,
  binMoves: 2,
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
      'DTSTAMP:20261118T080000Z',
      'SEQUENCE:5',
      'DTSTART:20261120T063000Z',
      'DTEND:20261120T080000Z',
      'SUMMARY:Design Review: A house (Meklit Assefa)',
      'DESCRIPTION:November 20\\, 2026\\, 09:30 EAT\\nHidar 11\\, 2019 E.C.\\, 3:30 morning\\nMeeting: In Person\\nClient: Meklit Assefa\\n' +
        'Email: meklit@mail.example',
      'LOCATION:Bole\\, Addis Ababa',
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
      expect.arrayContaining(['LOCATION:Video Call', 'URL:https://meet.example/a,b']),
    );
  });
});
