import type { CoordinatesDto } from '../api/generated/index.schemas';

/** Address of OpenStreetMap's page that marks the place; it shows the streets around it. */
export function mapPage({ latitude, longitude }: CoordinatesDto): string {
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
}
