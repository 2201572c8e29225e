import type { PictureDto } from '@consultancy/client-shared/api/model';

export function aPicture(changes: Partial<PictureDto> = {}): PictureDto {
  return {
    id: 1,
    path: '/uploads/library/house.webp',
    fileName: 'house.png',
    kind: 'PHOTO',
    alt: 'A house',
    translations: { am: null, om: null },
    focalX: 0.5,
    focalY: 0.5,
    widthMetres: null,
    northDegrees: null,
    width: 300,
    height: 200,
    bytes: 2048,
    colour: '#7a8b5c',
    uploadedBy: null,
    usedBy: [],
    createdAt: '2026-11-01T09:00:00.000Z',
    updatedAt: '2026-11-20T12:04:00.000Z',
    version: 1,
    ...changes,
  };
}
