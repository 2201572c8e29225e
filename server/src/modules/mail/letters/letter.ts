import type { SiteLanguage } from '../../../common/language/site-language.enum.js';

/** What a mail says, before it becomes HTML and plain text. Every text may be anybody's, line breaks and markup included. */
export interface Letter {
  subject: string;
  heading: string;
  greeting?: string;
  paragraphs: string[];
  facts: Fact[];
  /** A text of the visitor's, with its line breaks. */
  quote?: string;
  action?: Action;
  /** What else can be done, where the action is not all. */
  otherAction?: Action;
  /** To all that the office has of the reader. */
  myRequests?: Action;
  /** Why the reader gets it. */
  note?: string;
}

export interface Action {
  label: string;
  url: string;
}

export interface Fact {
  label: string;
  value: string;
}

/** Who signs. */
export interface Firm {
  name: string;
  phone: string;
  email: string;
  /** Origin of the site, without a trailing slash. */
  publicUrl: string;
}

/** What a calendar program shows of a meeting. */
export interface CalendarWords {
  summary: string;
  description: string;
  location: string;
  /** Email address of who invites and cancels; left out in files that nobody is sent. */
  organizer?: string;
}

export type MeetingKind = 'IN_PERSON' | 'VIDEO_CALL' | 'PHONE';

export interface Meeting {
  begins: Date;
  minutes: number;
  type: MeetingKind;
  /** Name of who holds it; null where nobody in particular does. */
  consultant: string | null;
  location: string | null;
  /** Address of the video call. */
  link: string | null;
  /** The meeting for calendar programs. */
  calendarFile: (words: CalendarWords) => string;
}

/** When and how somebody would like to meet. */
export interface RequestedMeeting {
  /** YYYY-MM-DD in Africa/Addis_Ababa. */
  day: string | null;
  /** HH:MM there. */
  time: string | null;
  type: MeetingKind;
}

interface Answered {
  /** By when the office answers. */
  dueAt?: Date | null;
}

/** What a visitor is written about. */
export type VisitorLetter =
  /** With the code of the inquiry, where it has one, and the projects that it is about. */
  | ({ kind: 'inquiry-received'; code: string | null; projects?: string[] } & Answered)
  /**
   * What a member of staff wrote, with its greeting; empty lines part its paragraphs.
   * Below it is the message that it answers.
   */
  | { kind: 'inquiry-reply'; subject: string; text: string; question: string }
  | ({
      kind: 'account-welcome' | 'email-confirmation' | 'password-link' | 'invitation' | 'new-email';
    } & AccountAction)
  /** At the address that an account has so far. */
  | ({ kind: 'former-email'; newEmail: string } & AccountAction)
  | ({
      kind: 'consultation-requested';
      requested: RequestedMeeting;
      token: string;
      code: string | null;
    } & Answered)
  /** The requested time is offered to others again. */
  | { kind: 'consultation-hold-ended'; requested: RequestedMeeting; token: string }
  /** To who requested a link to what they sent. */
  | { kind: 'my-requests-link' }
  | {
      kind: 'consultation-scheduled' | 'consultation-changed';
      meeting: Meeting;
      /** What the link is good by that moves and cancels it. */
      token: string;
      /** Until how many hours before it begins the link does so. */
      changeUntilHours: number;
    }
  | {
      kind: 'consultation-reminder';
      meeting: Meeting;
      /** Where it can still be moved and cancelled, what the link is good by. */
      token: string | undefined;
      changeUntilHours: number;
    }
  /** To who requested a new link. */
  | { kind: 'consultation-link'; begins: Date | null; token: string }
  /** Without a meeting where none was scheduled yet. */
  | { kind: 'consultation-cancelled'; meeting: Meeting | undefined }
  | {
      kind: 'order-received' | 'payment-verified' | 'price-agreed' | 'change-ordered';
      project: string;
      /** Whole ETB that is paid with the order. */
      price: number | null;
      trackingCode: string;
      dueAt?: Date | null;
    }
  /** With the reason that staff gave. */
  | {
      kind: 'payment-rejected';
      project: string;
      price: number | null;
      trackingCode: string;
      reason: string;
    }
  /** What a change of a design costs that its buyer requested, with what staff wrote beside it. */
  | {
      kind: 'change-quoted';
      project: string;
      trackingCode: string;
      /** Whole ETB. */
      amount: number;
      workingDays: number;
      /** YYYY-MM-DD in Africa/Addis_Ababa. */
      goodUntil: string;
      answer: string | null;
    }
  /** With what staff wrote. */
  | { kind: 'change-declined'; project: string; trackingCode: string; answer: string }
  /** Paid with its order, whose price that is by now. */
  | { kind: 'change-accepted'; project: string; price: number | null; trackingCode: string; amount: number };

/** What the owner of an account does by a link that is good once. */
interface AccountAction {
  /** What the link is good by. */
  token: string;
  /** Whether it leads to the back office; else to the site. */
  isStaff: boolean;
}

export const lettersWithLink: LetterKind[] = [
  'account-welcome',
  'email-confirmation',
  'password-link',
  'invitation',
  'former-email',
  'new-email',
];

/** What staff are written about. */
export type StaffLetter =
  | {
      kind: 'new-inquiry';
      subject: string;
      message: string;
      projectType: ProjectKind | null;
      /** That it is about, by name. */
      projects?: string[];
      /** How many came with it. */
      files?: number;
    }
  /** A later message of the sender of an inquiry. */
  | { kind: 'inquiry-message'; subject: string; message: string }
  | {
      kind: 'new-consultation';
      topic: string;
      description: string | null;
      company: string | null;
      requested: RequestedMeeting;
      files?: number;
    }
  /** What its client did by the link of a mail; without a time where none was named. */
  | { kind: 'consultation-moved'; topic: string; begins: Date | null; formerly: Date | null }
  | { kind: 'consultation-called-off'; topic: string; begins: Date | null }
  | {
      kind: 'new-order';
      project: string;
      price: number | null;
      trackingCode: string;
      address: string | null;
    }
  | { kind: 'new-account'; address: string | null };

/** What administrators are written about, where it is the installation and no visitor. */
export type NoticeLetter =
  /** When the last good backup began; null where there is none. */
  | { kind: 'backup-too-old'; lastGood: Date | null }
  /** Sizes as people read them. */
  | { kind: 'disk-low'; disks: { setting: string; free: string; needed: string }[] };

/** What a person wrote, and no program: its reader's programs may answer it. */
export const personalLetters: LetterKind[] = ['inquiry-reply'];

export type LetterKind = VisitorLetter['kind'] | StaffLetter['kind'] | NoticeLetter['kind'];

export type ProjectKind =
  | 'RESIDENCE'
  | 'COMMERCIAL'
  | 'HOTEL'
  | 'MIXED_USE'
  | 'OFFICE'
  | 'HOSPITAL'
  | 'SCHOOL'
  | 'INDUSTRIAL';

/** The visitor who gets a mail, or whom a mail to staff is about. */
export interface Person {
  name: string;
  /** Null for who gave a phone number only: nobody writes to them. */
  email: string | null;
  phone: string | null;
  language: SiteLanguage;
}
