import type { SiteLanguage } from '../../../common/language/site-language.enum.js';
import type { MeetingKind, ProjectKind } from '../letter.js';

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
    topic: string;
    date: string;
    time: string;
    wishedDate: string;
    wishedTime: string;
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
  };
  languages: Record<SiteLanguage, string>;
  meetings: Record<MeetingKind, string>;
  projectTypes: Record<ProjectKind, string>;
  inquiryReceived: { subject: string; paragraphs: string[] };
  consultationRequested: { subject: string; paragraphs: string[] };
  consultationScheduled: { subject: string; paragraphs: string[] };
  consultationChanged: { subject: string; paragraphs: string[] };
  consultationCancelled: { subject: string; paragraphs: string[]; action: string };
  consultationLink: { subject: string; paragraphs: string[] };
  consultationHoldEnded: { subject: string; paragraphs: string[]; action: string };
  consultationReminder: { subject: string; paragraphs: string[] };
  /** In a reminder, where the link no longer moves it. */
  callToChange: string;
  /** Label of the link that moves and cancels. */
  changeConsultation: string;
  /** @param hours before it begins; 0 until then */
  changeUntil: (hours: number) => string;
  joinCall: string;
  /** Label of the link to all that the office has of the reader. */
  ownRecords: string;
  ownRecordsLink: AskingTexts;
  /** What a calendar shows. */
  calendarEntry: (firm: string) => string;
  orderReceived: { subject: string; paragraphs: string[]; action: string };
  paymentVerified: AskingTexts;
  paymentRejected: AskingTexts;
  priceAgreed: AskingTexts;
  changeQuoted: AskingTexts;
  changeDeclined: AskingTexts;
  changeAccepted: AskingTexts;
  changeOrdered: AskingTexts;
  accountWelcome: (firm: string) => AskingTexts;
  emailConfirmation: AskingTexts;
  passwordLink: AskingTexts;
  invitation: (firm: string) => AskingTexts;
  formerEmail: AskingTexts;
  newEmail: AskingTexts;
  newInquiry: (subject: string) => string;
  inquiryMessage: (subject: string) => string;
  newConsultation: (name: string) => string;
  consultationMoved: (name: string) => string;
  consultationCalledOff: (name: string) => string;
  newOrder: (project: string) => string;
  newAccount: (name: string) => string;
  openBackOffice: string;
}

/** Of a letter that asks for one step. */
interface AskingTexts {
  subject: string;
  paragraphs: string[];
  action: string;
}
