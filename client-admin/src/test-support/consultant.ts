import type { ListedConsultantDto } from '@consultancy/client-shared/api/model';

export function aConsultant(changes: Partial<ListedConsultantDto> = {}): ListedConsultantDto {
  return {
    id: 4,
    name: 'Selam Bekele',
    title: 'Architect',
    email: null,
    isActive: true,
    week: null,
    away: [],
    upcomingConsultations: 0,
    createdAt: '2026-11-20T12:04:00.000Z',
    updatedAt: '2026-11-20T12:04:00.000Z',
    version: 1,
    ...changes,
  };
}
