import type { PublicProjectDto } from '@consultancy/client-shared/api/model';
import { formatNumber, formatPrice } from '@consultancy/client-shared/format';
import { useLanguage } from '@consultancy/client-shared/i18n';
import { useTranslations } from 'use-intl';
import { langOf } from '../../ui/content-language';
import { DEFAULT_YEAR } from '../../ui/project-year';
import classes from './project-facts-list.module.css';

/** Read here, where alone it is shown, and not by `readProject`: what the home page loads has a budget. */
const text = (value: unknown) => typeof value === 'string' && value.trim();

export function ProjectFacts({ project }: { project: PublicProjectDto }) {
  const t = useTranslations('projects');
  const tShared = useTranslations('shared');
  const language = useLanguage();
  const area = (size: number | null) => size !== null && t('detail.area', { size: formatNumber(size) });
  const price = project.price === null ? t('priceOnRequest') : formatPrice(project.price, language);
  const facts = [
    [t('detail.location'), project.location, langOf(project, 'location')],
    [t('detail.year'), project.year ?? DEFAULT_YEAR],
    [t('detail.type'), tShared(`projectType.${project.type}`)],
    [t('detail.plotSize'), area(project.plotSize)],
    [t('detail.builtArea'), area(project.builtArea)],
    [t('detail.client'), text(project.client), langOf(project, 'client')],
    [t('detail.collaborators'), text(project.collaborators), langOf(project, 'collaborators')],
    [t('detail.style'), tShared(`projectStyle.${project.style}`)],
    [t('detail.status'), tShared(`status.${project.status}`)],
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
