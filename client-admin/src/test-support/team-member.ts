import type { TeamMemberDto } from '@consultancy/client-shared/api/model';

export function aTeamMember(changes: Partial<TeamMemberDto> = {}): TeamMemberDto {
  return {
    id: 1,
    name: 'Rahel Wolde',
    title: 'Interior Architect',
    bio: 'Designs rooms and gardens together.',
    image: null,
    position: null,
    birthYear: null,
    nationality: null,
    education: [],
    registrations: [],
    languages: [],
    memberships: [],
    employment: [],
    assignments: [],
    publicFacts: [],
    isPublic: true,
    createdAt: '2026-11-01T09:00:00.000Z',
    updatedAt: '2026-11-20T12:04:00.000Z',
    version: 1,
    ...changes,
  };
}
