import type { PublicProjectDetailsDto } from '@consultancy/client-shared/api/model';
import { useReading } from '@consultancy/client-shared/calendar';
import { formatNumber, formatPrice } from '@consultancy/client-shared/format';
import { useLanguage } from '@consultancy/client-shared/i18n';
import { dateIn, formatMonth, type Reading } from '@consultancy/shared/calendar';
import { useTranslations } from 'use-intl';
import { langOf } from '../../ui/content-language';
import { useYear } from '../../ui/project-year';
import classes from './project-facts-list.module.css';

/** Read here, where alone it is shown, and not by `readProject`: what the home page loads has a budget. */
const text = (value: unknown) => typeof value === 'string' && value.trim();

export function ProjectFacts({ project }: { project: PublicProjectDetailsDto }) {
  const t = useTranslations('projects');
  const tShared = useTranslations('shared');
  const language = useLanguage();
  const reading = useReading();
  const yearOf = useYear();
  const area = (size: number | null) => size !== null && t('detail.area', { size: formatNumber(size) });
  const inOneLine = (entries: string[]) => entries.join(language === 'am' ? '፣ ' : ', ');
  const price = project.price === null ? t('priceOnRequest') : formatPrice(project.price, language);
  const facts = [
    [t('detail.location'), project.location, langOf(project, 'location')],
    [t('detail.year'), yearOf(project.year)],
    [t('detail.type'), project.type && tShared(`projectType.${project.type}`)],
    [t('detail.plotSize'), area(project.plotSize)],
    [t('detail.builtArea'), area(project.builtArea)],
    [t('detail.leastPlot'), project.isForSale && leastPlotOf(project)],
    [t('detail.client'), text(project.client), langOf(project, 'client')],
    [t('detail.collaborators'), text(project.collaborators), langOf(project, 'collaborators')],
    [t('detail.clientType'), project.clientType !== 'UNSTATED' && t(`clientTypes.${project.clientType}`)],
    [t('detail.country'), project.country, langOf(project, 'country')],
    [t('detail.period'), periodOf(project, reading)],
    [t('detail.firmRole'), project.firmRole, langOf(project, 'firmRole')],
    [t('detail.firmServices'), inOneLine(project.firmServices), langOf(project, 'firmServices')],
    [t('detail.team'), inOneLine(project.team)],
    [t('detail.materials'), inOneLine(project.materials), langOf(project, 'materials')],
    [t('detail.coordinates'), coordinatesOf(project)],
    [t('detail.credits'), project.credits, langOf(project, 'credits')],
    [t('detail.style'), project.style && t(`styles.${project.style}`)],
    [t('detail.status'), project.status && tShared(`status.${project.status}`)],
    [t('detail.price'), project.isForSale && price],
  ] as const;
  return (
    <dl className={classes.facts}>
      {facts.map(
        ([label, value, lang]) =>
          value && (
            <div key={label}>
              <dt>{label}</dt>
              <dd lang={lang}>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

function periodOf(project: PublicProjectDetailsDto, { calendar, language }: Reading): string {
  const months = [project.startMonth, project.completionMonth].filter((month) => month !== null);
  // A month of one calendar is parts of two in the other: the one that has its middle.
  return months.map((month) => formatMonth(calendar, dateIn(calendar, `${month}-15`), language)).join(' – ');
}

/** Width by depth in metres, where both are known. */
export function leastPlotOf({
  leastPlotWidth: width,
  leastPlotDepth: depth,
}: PublicProjectDetailsDto): string | false {
  return Boolean(width && depth) && `${formatNumber(width!)} × ${formatNumber(depth!)} m`;
}

function coordinatesOf({ latitude, longitude }: PublicProjectDetailsDto): string | false {
  if (latitude === null || longitude === null) return false;
  return `${Math.abs(latitude)}° ${latitude < 0 ? 'S' : 'N'}, ${Math.abs(longitude)}° ${longitude < 0 ? 'W' : 'E'}`;
}
