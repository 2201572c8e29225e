import { pathInLanguage } from '../../common/language/page-language.js';
import type { SiteLanguage } from '../../common/language/site-language.enum.js';
import type {
  AccountAction,
  CalendarWords,
  Fact,
  Firm,
  Letter,
  Meeting,
  Person,
  VisitorLetter,
} from './letter.js';
import { meetingFacts, timeFacts, wishFacts } from './meeting-facts.js';
import { changeFacts, orderFacts } from './order-facts.js';
import type { MailTexts } from './texts/mail-texts.js';
import { textsOf } from './texts/texts-of.js';

const longestGreetedName = 60;
/** Parts of addresses, and numbers to call. */
const advertising = /[:/@\\<>]|www\.|\.\p{L}{2}|\d{3}/iu;

/**
 * A letter to a visitor in their language. Anybody can enter anybody's address: of the visitor's own words it
 * repeats only a name that is one, so that nobody can make the firm send their texts to others.
 */
export function writeToVisitor(
  letter: VisitorLetter,
  { name, language }: Person,
  firm: Firm,
  ownToken?: string,
): Letter {
  const texts = textsOf(language);
  // Behind the #, as in all links that open something.
  const ownUrl = ownToken && `${pageOf(firm, '/mine', {}, language)}#${ownToken}`;
  if (letter.kind === 'own-records-link') {
    const { action, ...content } = texts.ownRecordsLink;
    const greeting = texts.greeting(isName(name) ? name : undefined);
    return {
      greeting,
      note: texts.whyYou,
      ...titled(content),
      facts: [],
      action: { label: action, url: ownUrl! },
    };
  }
  return {
    greeting: texts.greeting(isName(name) ? name : undefined),
    note: texts.whyYou,
    ...contentOf(letter, texts, firm, language),
    ...(ownUrl && { ownRecords: { label: texts.ownRecords, url: ownUrl } }),
  };
}

export function isName(text: string): boolean {
  return text.length <= longestGreetedName && !advertising.test(text);
}

function contentOf(
  letter: Exclude<VisitorLetter, { kind: 'own-records-link' }>,
  texts: MailTexts,
  firm: Firm,
  language: SiteLanguage,
) {
  const page = (path: string, query: Record<string, string> = {}) => pageOf(firm, path, query, language);
  // Behind the #, which browsers keep to themselves: no log and no other site gets to know it.
  const accountPage = (name: string, { token, isStaff }: AccountAction) =>
    `${isStaff ? `${firm.publicUrl}/admin/${name}` : page(`/account/${name}`)}#${token}`;
  const ownPage = (token: string) => `${page('/appointment')}#${token}`;
  switch (letter.kind) {
    case 'inquiry-received':
      return { ...titled(texts.inquiryReceived), facts: codeFact(letter.code, texts) };
    case 'inquiry-reply':
      return {
        ...titled({ subject: letter.subject, paragraphs: letter.text.split(/\n{2,}/) }),
        greeting: '',
        facts: [],
      };
    case 'consultation-requested':
      return {
        ...titled(texts.consultationRequested),
        facts: [...wishFacts(letter.wish, texts), ...codeFact(letter.code, texts)],
        action: { label: texts.changeConsultation, url: ownPage(letter.token) },
      };
    case 'consultation-hold-ended':
      return {
        ...titled(texts.consultationHoldEnded),
        facts: wishFacts(letter.wish, texts),
        action: { label: texts.consultationHoldEnded.action, url: ownPage(letter.token) },
      };
    case 'consultation-scheduled':
    case 'consultation-changed': {
      const isNew = letter.kind === 'consultation-scheduled';
      const content = titled(isNew ? texts.consultationScheduled : texts.consultationChanged);
      return {
        ...content,
        paragraphs: [...content.paragraphs, texts.changeUntil(letter.changeUntilHours)],
        facts: meetingFacts(letter.meeting, texts),
        ...meetingActions(letter.meeting, ownPage(letter.token), texts),
      };
    }
    case 'consultation-reminder': {
      const { meeting, token, changeUntilHours } = letter;
      const content = titled(texts.consultationReminder);
      const change = token ? texts.changeUntil(changeUntilHours) : texts.callToChange;
      return {
        ...content,
        paragraphs: [...content.paragraphs, change],
        facts: meetingFacts(meeting, texts),
        ...meetingActions(meeting, token && ownPage(token), texts),
      };
    }
    case 'consultation-link':
      return {
        ...titled(texts.consultationLink),
        facts: letter.begins ? timeFacts(letter.begins, texts) : [],
        action: { label: texts.changeConsultation, url: ownPage(letter.token) },
      };
    case 'consultation-cancelled':
      return {
        ...titled(texts.consultationCancelled),
        facts: letter.meeting ? timeFacts(letter.meeting.begins, texts) : [],
        action: { label: texts.consultationCancelled.action, url: page('/consultation') },
      };
    case 'order-received':
      return {
        ...titled(texts.orderReceived),
        facts: orderFacts(letter, texts),
        action: { label: texts.orderReceived.action, url: page('/track', { code: letter.trackingCode }) },
      };
    case 'payment-verified':
      return {
        ...titled(texts.paymentVerified),
        facts: orderFacts(letter, texts),
        action: { label: texts.paymentVerified.action, url: page('/track', { code: letter.trackingCode }) },
      };
    case 'payment-rejected':
      return {
        ...titled(texts.paymentRejected),
        facts: [...orderFacts(letter, texts), { label: texts.labels.reason, value: letter.reason }],
        action: { label: texts.paymentRejected.action, url: page('/track', { code: letter.trackingCode }) },
      };
    case 'price-agreed':
      return {
        ...titled(texts.priceAgreed),
        facts: orderFacts(letter, texts),
        action: { label: texts.priceAgreed.action, url: page('/track', { code: letter.trackingCode }) },
      };
    case 'change-quoted':
      return {
        ...titled(texts.changeQuoted),
        facts: changeFacts(letter, texts),
        ...(letter.answer && { quote: letter.answer }),
        action: { label: texts.changeQuoted.action, url: page('/track', { code: letter.trackingCode }) },
      };
    case 'change-declined':
      return {
        ...titled(texts.changeDeclined),
        facts: changeFacts(letter, texts),
        quote: letter.answer,
        action: { label: texts.changeDeclined.action, url: page('/track', { code: letter.trackingCode }) },
      };
    case 'change-accepted':
      return {
        ...titled(texts.changeAccepted),
        facts: changeFacts(letter, texts),
        action: { label: texts.changeAccepted.action, url: page('/track', { code: letter.trackingCode }) },
      };
    case 'change-ordered':
      return {
        ...titled(texts.changeOrdered),
        facts: orderFacts(letter, texts),
        action: { label: texts.changeOrdered.action, url: page('/track', { code: letter.trackingCode }) },
      };
    case 'account-welcome':
      return asked(texts.accountWelcome(firm.name), accountPage('confirm', letter));
    case 'email-confirmation':
      return asked(texts.emailConfirmation, accountPage('confirm', letter));
    case 'password-link':
      return asked(texts.passwordLink, accountPage('password', letter));
    case 'invitation':
      return asked(texts.invitation(firm.name), accountPage('password', letter));
    case 'former-email':
      return {
        ...asked(texts.formerEmail, accountPage('confirm', letter)),
        facts: [{ label: texts.labels.email, value: letter.newEmail }],
      };
    case 'new-email':
      return asked(texts.newEmail, accountPage('confirm', letter));
  }
}

/** A call is joined more often than it is moved. */
function meetingActions(
  { link }: Meeting,
  url: string | undefined,
  texts: MailTexts,
): Pick<Letter, 'action' | 'otherAction'> {
  const actions = [
    ...(link ? [{ label: texts.joinCall, url: link }] : []),
    ...(url ? [{ label: texts.changeConsultation, url }] : []),
  ];
  const [action, otherAction] = actions;
  return { ...(action && { action }), ...(otherAction && { otherAction }) };
}

/** What the visitor's calendar shows of a meeting. */
export function calendarWords(meeting: Meeting, language: SiteLanguage, firm: Firm): CalendarWords {
  const texts = textsOf(language);
  const facts = meetingFacts(meeting, texts).map(({ label, value }) => `${label}: ${value}`);
  return {
    summary: texts.calendarEntry(firm.name),
    description: [...facts, '', firm.name, firm.phone, firm.email].join('\n'),
    location: meeting.location ?? texts.meetings[meeting.type],
    organizer: firm.email,
  };
}

/** By which the record is opened without a link. */
function codeFact(code: string | null, { labels }: MailTexts): Fact[] {
  return code === null ? [] : [{ label: labels.code, value: code }];
}

/** A letter that asks for one step. */
function asked({ action, ...texts }: MailTexts['passwordLink'], url: string) {
  return { ...titled(texts), facts: [], action: { label: action, url } };
}

function titled({ subject, paragraphs }: { subject: string; paragraphs: string[] }) {
  return { subject, heading: subject, paragraphs };
}

/** Address of a page of the site in a language. */
function pageOf({ publicUrl }: Firm, path: string, query: Record<string, string>, language: SiteLanguage) {
  const search = new URLSearchParams(query);
  return `${publicUrl}${pathInLanguage(path, language)}${search.size ? `?${search}` : ''}`;
}
