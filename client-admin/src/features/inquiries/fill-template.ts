import type { ReplyTemplateDto, SiteLanguage } from '@consultancy/client-shared/api/model';

interface Addressee {
  fullName: string;
  subject: string;
  language: SiteLanguage;
}

/** What a template says to somebody: in their language where it has that, else in English. */
export function fillTemplate(
  template: ReplyTemplateDto,
  to: Addressee,
): { subject: string; content: string } {
  const own = {
    en: { subject: template.subject, content: template.content },
    am: { subject: template.subjectAm, content: template.contentAm },
    om: { subject: template.subjectOm, content: template.contentOm },
  }[to.language];
  // Half of it in another language would be odd.
  const isWhole = Boolean(own.subject && own.content);
  const fill = (text: string) =>
    text.replace(/\{(name|subject)\}/g, (_, word) => (word === 'name' ? to.fullName : to.subject));
  return {
    subject: fill((isWhole && own.subject) || template.subject),
    content: fill((isWhole && own.content) || template.content),
  };
}
