import type { PublicProjectDto } from '@consultancy/client-shared/api/model';
import { formatNumber } from '@consultancy/client-shared/format';
import { useTranslations } from 'use-intl';

/** Floors and plot in one line: what staff wrote, else "G+2 · 900 m²", else "Modern · Premium plot". */
export function usePlotText({ metadata, floors, plotSize }: PublicProjectDto): string {
  const t = useTranslations('projects');
  if (metadata) return metadata;
  const floorText = floors === null ? t('modern') : t('floors', { floors: String(floors) });
  const plotText = plotSize === null ? t('premiumPlot') : t('plot', { size: formatNumber(plotSize) });
  return `${floorText} · ${plotText}`;
}
