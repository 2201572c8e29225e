import type { SiteLanguage } from '../../../common/language/site-language.enum.js';
import { backOfficeLists, NotificationSubject } from '../../notifications/notifications.module.js';
import { fact, orderFacts, requestFacts, timeFacts } from './letter-facts.js';
import type { Fact, Firm, Letter, NoticeLetter, Person, StaffLetter } from './letter.js';
import { type MailTexts, textsOf } from './texts/mail-texts.js';

const lists: Record<StaffLetter['kind'], string> = {
  'new-inquiry': backOfficeLists[NotificationSubject.INQUIRY],
  'inquiry-message': backOfficeLists[NotificationSubject.INQUIRY],
  'new-consultation': backOfficeLists[NotificationSubject.CONSULTATION],
  'consultation-moved': backOfficeLists[NotificationSubject.CONSULTATION],
  'consultation-called-off': backOfficeLists[NotificationSubject.CONSULTATION],
  'new-order': backOfficeLists[NotificationSubject.ORDER],
  'new-account': backOfficeLists[NotificationSubject.USER],
};

/**
 * A letter to staff about what a visitor did, with a link to it.
 * @param language of the firm; the visitor's own is one of the facts
 */
export function writeToStaff(
  letter: StaffLetter,
  visitor: Person,
  firm: Firm,
  language: SiteLanguage,
): Letter {
  const texts = textsOf(language);
  const { subject, before = [], after = [], quote } = contentOf(letter, visitor, texts);
  const search = new URLSearchParams({ search: visitor.email ?? visitor.name });
  return {
    subject,
    heading: subject,
    paragraphs: [],
    facts: [...before, ...personFacts(visitor, texts), ...after],
    ...(quote && { quote }),
    action: { label: texts.openBackOffice, url: `${firm.publicUrl}${lists[letter.kind]}?${search}` },
  };
}

interface Content {
  subject: string;
  before?: Fact[];
  after?: Fact[];
  quote?: string | null;
}

function contentOf(letter: StaffLetter, { name }: Person, texts: MailTexts): Content {
  const { labels } = texts;
  const subjectOf = texts.staffSubjects[letter.kind];
  switch (letter.kind) {
    case 'new-inquiry':
      return {
        subject: subjectOf(letter.subject),
        after: [
          ...fact(labels.projectType, letter.projectType && texts.projectTypes[letter.projectType]),
          ...fact(labels.projects, letter.projects?.join(', ') ?? null),
          ...fact(labels.subject, letter.subject),
          ...fact(labels.files, letter.files ? String(letter.files) : null),
        ],
        quote: letter.message,
      };
    case 'inquiry-message':
      return {
        subject: subjectOf(letter.subject),
        after: fact(labels.subject, letter.subject),
        quote: letter.message,
      };
    case 'new-consultation':
      return {
        subject: subjectOf(name),
        after: [
          ...fact(labels.company, letter.company),
          ...fact(labels.topic, letter.topic),
          ...requestFacts(letter.requested, texts),
          ...fact(labels.files, letter.files ? String(letter.files) : null),
        ],
        quote: letter.description,
      };
    case 'consultation-moved':
      return {
        subject: subjectOf(name),
        before: whenFacts(letter.begins, texts),
        after: [
          ...fact(
            labels.formerly,
            letter.formerly &&
              timeFacts(letter.formerly, texts)
                .map(({ value }) => value)
                .join(', '),
          ),
          ...fact(labels.topic, letter.topic),
        ],
      };
    case 'consultation-called-off':
      return {
        subject: subjectOf(name),
        before: whenFacts(letter.begins, texts),
        after: fact(labels.topic, letter.topic),
      };
    case 'new-order':
      return {
        subject: subjectOf(letter.project),
        before: orderFacts(letter, texts),
        after: fact(labels.address, letter.address),
      };
    case 'new-account':
      return { subject: subjectOf(name), after: fact(labels.address, letter.address) };
  }
}

function whenFacts(begins: Date | null, texts: MailTexts): Fact[] {
  return begins ? timeFacts(begins, texts) : [];
}

function personFacts({ name, email, phone, language }: Person, { labels, languages }: MailTexts): Fact[] {
  return [
    { label: labels.name, value: name },
    ...fact(labels.email, email),
    ...fact(labels.phone, phone),
    { label: labels.language, value: languages[language] },
  ];
}

/** A letter to administrators about the installation itself, with a link to the page that has more. */
export function writeNotice(letter: NoticeLetter, firm: Firm, language: SiteLanguage): Letter {
  const texts = textsOf(language);
  const { subject, paragraphs } = texts.notices[letter.kind];
  return {
    subject,
    heading: subject,
    paragraphs,
    facts: factsOf(letter, texts),
    action: {
      label: texts.openBackOffice,
      url: `${firm.publicUrl}${backOfficeLists[NotificationSubject.BACKUP]}`,
    },
  };
}

function factsOf(letter: NoticeLetter, texts: MailTexts): Fact[] {
  if (letter.kind === 'disk-low')
    return letter.disks.map(({ setting, free, needed }) => ({
      label: setting,
      value: texts.freeOfNeeded(free, needed),
    }));
  const value = letter.lastGood
    ? timeFacts(letter.lastGood, texts)
        .map((each) => each.value)
        .join(', ')
    : texts.none;
  return [{ label: texts.labels.lastGoodBackup, value }];
}
