import type { CoordinatesDto } from '@consultancy/client-shared/api/model';

/** As map services write them, and as they are pasted from there; none is empty. */
export function coordinatesText(coordinates: CoordinatesDto | null | undefined): string {
  return coordinates ? `${coordinates.latitude}, ${coordinates.longitude}` : '';
}

/** @returns null for an empty text, undefined for one that names no place */
export function parseCoordinates(text: string): CoordinatesDto | null | undefined {
  if (text.trim() === '') return null;
  const [, latitude, longitude] =
    /^([+-]?\d+(?:\.\d+)?)(?:\s*,\s*|\s+)([+-]?\d+(?:\.\d+)?)$/.exec(text.trim()) ?? [];
  const coordinates = { latitude: Number(latitude), longitude: Number(longitude) };
  const isOnEarth = Math.abs(coordinates.latitude) <= 90 && Math.abs(coordinates.longitude) <= 180;
  return isOnEarth ? coordinates : undefined;
}
