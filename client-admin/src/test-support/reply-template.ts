import type { ReplyTemplateDto } from '@consultancy/client-shared/api/model';

export function aReplyTemplate(changes: Partial<ReplyTemplateDto> = {}): ReplyTemplateDto {
  return {
    id: 3,
    name: 'A visit',
    subject: 'About {subject}',
    content: 'Dear {name},\n\nwould you like to visit us?',
    subjectAm: null,
    contentAm: null,
    subjectOm: null,
    contentOm: null,
    updatedAt: '2026-11-20T12:04:00.000Z',
    version: 1,
    ...changes,
  };
}
