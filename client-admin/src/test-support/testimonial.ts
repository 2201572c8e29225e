import type { TestimonialDto } from '@consultancy/client-shared/api/model';

export function aTestimonial(changes: Partial<TestimonialDto> = {}): TestimonialDto {
  return {
    id: 1,
    name: 'Almaz Tesfaye',
    position: 'Owner',
    company: 'Entoto Ridge House',
    content: 'They listened first.',
    rating: 5,
    image: null,
    isPublic: true,
    createdAt: '2026-11-01T09:00:00.000Z',
    updatedAt: '2026-11-20T12:04:00.000Z',
    version: 1,
    ...changes,
  };
}
