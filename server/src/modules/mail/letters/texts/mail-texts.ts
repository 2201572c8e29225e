import type { SiteLanguage } from '../../../../common/language/site-language.enum.js';
import type { MeetingKind, NoticeLetter, ProjectKind, StaffLetter, VisitorLetter } from '../letter.js';
import { am } from './am.js';
import { en } from './en.js';
import { om } from './om.js';

/** Words of one language. A text that is missing in a catalogue does not compile. */
export interface MailTexts {
  /** Decides how days and months are called, and which calendar goes first. */
  locale: `${SiteLanguage}`;
  /**
   * A time in Addis Ababa on both clocks, so that nobody comes at the wrong hour.
   * @param clock HH:MM
   * @param ethiopian the same on the Ethiopian clock, with the part of the day
   */
  time: (clock: string, ethiopian: string) => string;
  minutes: (count: number) => string;
  price: (amount: string) => string;
  priceOnRequest: string;
  /** @param name undefined where the visitor gave none that can be repeated */
  greeting: (name: string | undefined) => string;
  /** At the foot of mails to visitors. */
  whyYou: string;
  labels: {
    name: string;
    email: string;
    phone: string;
    company: string;
    address: string;
    language: string;
    subject: string;
    projectType: string;
    projects: string;
    files: string;
    topic: string;
    date: string;
    time: string;
    preferredDate: string;
    preferredTime: string;
    formerly: string;
    duration: string;
    meeting: string;
    place: string;
    design: string;
    price: string;
    trackingCode: string;
    code: string;
    reason: string;
    consultant: string;
    changePrice: string;
    workingDays: string;
    goodUntil: string;
    total: string;
    lastGoodBackup: string;
  };
  languages: Record<SiteLanguage, string>;
  meetings: Record<MeetingKind, string>;
  projectTypes: Record<ProjectKind, string>;
  /** In a reminder, where the link no longer moves it. */
  callToChange: string;
  /** Label of the link that moves and cancels. */
  changeConsultation: string;
  /** @param hours before it begins; 0 until then */
  /** @param when day and time by which the office answers */
  due: (when: string) => string;
  changeUntil: (hours: number) => string;
  joinCall: string;
  /** Label of the link to all that the office has of the reader. */
  myRequests: string;
  /** What a calendar shows. */
  calendarEntry: (firm: string) => string;
  letters: Record<Exclude<VisitorLetter['kind'], 'inquiry-reply'>, LetterTexts>;
  /** @param what the inquiry or order is about, or who sent it */
  staffSubjects: Record<StaffLetter['kind'], (what: string) => string>;
  openBackOffice: string;
  /** To administrators, about the installation. */
  notices: Record<NoticeLetter['kind'], { subject: string; paragraphs: string[] }>;
  /** Of backups. */
  none: string;
  /** Of a disk; both with their unit. */
  freeOfNeeded: (free: string, needed: string) => string;
}

interface LetterTexts {
  /** `{firm}` becomes the name of the firm. */
  subject: string;
  paragraphs: string[];
  /** Label of the link where the letter leads. */
  action?: string;
}

const catalogues: Record<SiteLanguage, MailTexts> = { en, am, om };

export function textsOf(language: SiteLanguage): MailTexts {
  return catalogues[language];
}
