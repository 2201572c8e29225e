import type { PublicationDto } from '@consultancy/client-shared/api/model';

export function aPublication(changes: Partial<PublicationDto> = {}): PublicationDto {
  return {
    kind: 'project',
    recordId: 7,
    title: 'Stone House',
    state: 'DRAFT',
    isPublished: changes.state === 'PUBLISHED' || changes.state === 'CHANGED',
    waitsFor: null,
    changes: null,
    publishAt: null,
    by: null,
    version: 0,
    ...changes,
  };
}
