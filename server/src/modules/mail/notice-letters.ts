import type { SiteLanguage } from '../../common/language/site-language.enum.js';
import { backOfficeLists, NotificationSubject } from '../notifications/notifications.module.js';
import type { Fact, Firm, Letter, NoticeLetter } from './letter.js';
import { timeFacts } from './meeting-facts.js';
import { type MailTexts, textsOf } from './texts/mail-texts.js';

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
