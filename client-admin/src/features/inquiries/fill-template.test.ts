import { describe, expect, it } from '@jest/globals';
import { aReplyTemplate } from '../../test-support/reply-template';
import { fillTemplate } from './fill-template';

const to = { fullName: 'Kidist $& {subject}', subject: 'A house', language: 'en' } as const;
const template = aReplyTemplate({
  subject: 'About {subject}',
  content: 'Dear {name}, {other}',
  subjectAm: 'ስለ {subject}',
  contentAm: 'ውድ {name}',
  subjectOm: 'Waa’ee {subject}',
});

describe('a template', () => {
  it('says name and subject as they are, and leaves other words alone', () => {
    expect(fillTemplate(template, to)).toEqual({
      subject: 'About A house',
      content: 'Dear Kidist $& {subject}, {other}',
    });
  });

  it('speaks the language of the inquiry', () => {
    expect(fillTemplate(template, { ...to, language: 'am' }).subject).toBe('ስለ A house');
  });

  it('is English where the other language is not whole', () => {
    expect(fillTemplate(template, { ...to, language: 'om' }).subject).toBe('About A house');
  });
});
