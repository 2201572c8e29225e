import { pathInLanguage } from '../../../common/language/page-language.js';
import type { SiteLanguage } from '../../../common/language/site-language.enum.js';
import { changeFacts, fact, meetingFacts, orderFacts, requestFacts, timeFacts } from './letter-facts.js';
import type { Action, CalendarWords, Fact, Firm, Letter, Meeting, Person, VisitorLetter } from './letter.js';
import { type MailTexts, textsOf } from './texts/mail-texts.js';

const longestGreetedName = 60;
/** Parts of addresses, and numbers to call. */
const advertising = /[:/@\\<>]|www\.|\.\p{L}{2}|\d{3}/iu;

/**
 * A letter to a visitor, or to the owner of an account, in their language. Anybody can enter anybody's address: of the visitor's own words it
 * repeats only a name that is one, so that nobody can make the firm send their texts to others.
 */
export function writeToVisitor(
  letter: VisitorLetter,
  { name, language }: Person,
  firm: Firm,
  ownToken?: string,
): Letter {
  const texts = textsOf(language);
  // Behind the #, as in all links that open something: no log and no other site gets to know it.
  const page = (path: string, token?: string) =>
    `${firm.publicUrl}${pathInLanguage(path, language)}${token ? `#${token}` : ''}`;
  const content = {
    greeting: texts.greeting(isName(name) ? name : undefined),
    note: texts.whyYou,
    facts: factsOf(letter, texts),
    ...(ownToken &&
      letter.kind !== 'my-requests-link' && {
        myRequests: { label: texts.myRequests, url: page('/mine', ownToken) },
      }),
  };
  if (letter.kind === 'inquiry-reply') {
    const { subject, text, question } = letter;
    // It answers its reader, so it needs no reason why it came.
    const { note: _, ...rest } = content;
    const paragraphs = text.split(/\n{2,}/);
    return { ...rest, greeting: '', subject, heading: subject, paragraphs, quote: question };
  }
  const said = texts.letters[letter.kind];
  const subject = said.subject.replace('{firm}', () => firm.name);
  const [action, otherAction] = actionsOf(letter, said.action, texts, { firm, page, ownToken });
  return {
    ...content,
    subject,
    heading: subject,
    paragraphs: [...said.paragraphs, ...due(letter, texts), ...changeUntil(letter, texts)],
    ...('answer' in letter && letter.answer && { quote: letter.answer }),
    ...(action && { action }),
    ...(otherAction && { otherAction }),
  };
}

/** The promise of the texts is 24 hours of open office; this is when they are over. */
function due(letter: VisitorLetter, texts: MailTexts): string[] {
  if (!('dueAt' in letter) || !letter.dueAt) return [];
  const [day, time] = timeFacts(letter.dueAt, texts);
  return [texts.due(`${day!.value}, ${time!.value}`)];
}

export function isName(text: string): boolean {
  return text.length <= longestGreetedName && !advertising.test(text);
}

function factsOf(letter: VisitorLetter, texts: MailTexts): Fact[] {
  const { labels } = texts;
  switch (letter.kind) {
    case 'inquiry-received':
      return [
        ...fact(labels.projects, letter.projects?.join(', ') ?? null),
        ...fact(labels.code, letter.code),
      ];
    case 'consultation-requested':
      return [...requestFacts(letter.requested, texts), ...fact(labels.code, letter.code)];
    case 'consultation-hold-ended':
      return requestFacts(letter.requested, texts);
    case 'consultation-scheduled':
    case 'consultation-changed':
    case 'consultation-reminder':
      return meetingFacts(letter.meeting, texts);
    case 'consultation-link':
      return letter.begins ? timeFacts(letter.begins, texts) : [];
    case 'consultation-cancelled':
      return letter.meeting ? timeFacts(letter.meeting.begins, texts) : [];
    case 'payment-rejected':
      return [...orderFacts(letter, texts), { label: labels.reason, value: letter.reason }];
    case 'order-received':
    case 'payment-verified':
    case 'price-agreed':
    case 'change-ordered':
      return orderFacts(letter, texts);
    case 'change-quoted':
    case 'change-declined':
    case 'change-accepted':
      return changeFacts(letter, texts);
    case 'former-email':
      return [{ label: labels.email, value: letter.newEmail }];
    default:
      return [];
  }
}

interface Links {
  firm: Firm;
  /** Address of a page of the site in the reader's language. @param token what its link is good by */
  page: (path: string, token?: string) => string;
  ownToken: string | undefined;
}

/** Where a letter leads: first what its reader does most often. */
function actionsOf(
  letter: Exclude<VisitorLetter, { kind: 'inquiry-reply' }>,
  label: string | undefined,
  texts: MailTexts,
  { firm, page, ownToken }: Links,
): Action[] {
  const to = (url: string) => [{ label: label ?? texts.changeConsultation, url }];
  if (letter.kind === 'inquiry-received') return [];
  if (letter.kind === 'my-requests-link') return to(page('/mine', ownToken));
  if (letter.kind === 'consultation-cancelled') return to(page('/consultation'));
  if ('trackingCode' in letter)
    return to(page(`/track?${new URLSearchParams({ code: letter.trackingCode })}`));
  if ('isStaff' in letter) {
    const step = letter.kind === 'password-link' || letter.kind === 'invitation' ? 'password' : 'confirm';
    return to(
      letter.isStaff
        ? `${firm.publicUrl}/admin/${step}#${letter.token}`
        : page(`/account/${step}`, letter.token),
    );
  }
  // A call is joined more often than it is moved.
  const call = 'meeting' in letter ? letter.meeting.link : null;
  return [
    ...(call ? [{ label: texts.joinCall, url: call }] : []),
    ...(letter.token ? to(page('/appointment', letter.token)) : []),
  ];
}

/** Until when a meeting can be moved by the link of its letter. */
function changeUntil(letter: VisitorLetter, texts: MailTexts): string[] {
  if (!('changeUntilHours' in letter)) return [];
  return [letter.token ? texts.changeUntil(letter.changeUntilHours) : texts.callToChange];
}

/** What the visitor's calendar shows of a meeting. */
export function calendarWords(meeting: Meeting, language: SiteLanguage, firm: Firm): CalendarWords {
  const texts = textsOf(language);
  const facts = meetingFacts(meeting, texts).map(({ label, value }) => `${label}: ${value}`);
  return {
    summary: texts.calendarEntry(firm.name),
    description: [...facts, '', ...[firm.name, firm.phone, firm.email].filter(Boolean)].join('\n'),
    location: meeting.location ?? texts.meetings[meeting.type],
    organizer: firm.email,
  };
}
