import type { PublicProjectDto } from '@consultancy/client-shared/api/model';
import { formatNumber, formatPrice } from '@consultancy/client-shared/format';
import { useLanguage } from '@consultancy/client-shared/i18n';
import { Text, Title } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { paths } from '../../lib/paths';
import { ArrowLink } from '../../ui/arrow-link';
import { Stack } from '../../ui/layout';
import { fitDesigns, type Gap, type PlotCriteria } from './plot-fit';
import { ProjectGrid } from './project-grid';

/** Designs that fit, then those that nearly do with what is missing. */
export function FittingDesigns({
  projects,
  criteria,
}: {
  projects: PublicProjectDto[];
  criteria: PlotCriteria;
}) {
  const t = useTranslations('projects');
  const { fitting, near } = fitDesigns(projects, criteria);
  const gaps = new Map(near.map((each) => [each.project, each.gaps]));
  return (
    <>
      <Title order={2} size="h3" mb="xl">
        <span role="status">{t('fit.fitting', { count: fitting.length })}</span>
      </Title>
      {fitting.length > 0 && <ProjectGrid projects={fitting} size="small" isFirst />}
      {near.length > 0 && (
        <>
          <Title order={2} size="h3" mt={fitting.length > 0 ? 'section' : undefined} mb="xl">
            {t('fit.near')}
          </Title>
          <ProjectGrid
            projects={near.map(({ project }) => project)}
            size="small"
            noteOf={(project) => <Gaps gaps={gaps.get(project)!} />}
          />
        </>
      )}
      {fitting.length === 0 && (
        <Stack align="start" gap="xs" pt={near.length > 0 ? 'xl' : undefined}>
          <Text maw="40rem">{t('fit.adapted')}</Text>
          <ArrowLink to={paths.consultation}>{t('fit.ask')}</ArrowLink>
        </Stack>
      )}
    </>
  );
}

function Gaps({ gaps }: { gaps: Gap[] }) {
  const t = useTranslations('projects');
  const language = useLanguage();
  const textOf = ({ word, by }: Gap) => {
    if (by === null) return t(`fit.unknown.${word}`);
    if (word === 'floors')
      return t(by > 0 ? 'fit.gap.moreFloors' : 'fit.gap.fewerFloors', { count: Math.abs(by) });
    return t(`fit.gap.${word}`, { by: word === 'budget' ? formatPrice(by, language) : formatNumber(by) });
  };
  return (
    <Stack component="ul" gap={0}>
      {gaps.map((gap) => (
        <Text component="li" key={gap.word} fz="sm" fw={500}>
          {textOf(gap)}
        </Text>
      ))}
    </Stack>
  );
}
