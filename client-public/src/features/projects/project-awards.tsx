import type { PublicProjectDto } from '@consultancy/client-shared/api/model';
import { useLanguage } from '@consultancy/client-shared/i18n';
import { Box, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { AwardList } from '../../ui/awards/award-list';
import { awardsQuery } from '../../ui/awards/awards-query';

/** Awards of a project; nothing where it has none. */
export function ProjectAwards({ project, level }: { project: PublicProjectDto; level: 2 | 3 }) {
  const t = useTranslations('projects');
  const { data } = useQuery(awardsQuery(useLanguage(), project.slug));
  const awards = data?.data ?? [];
  if (awards.length === 0) return null;
  return (
    <Box component="section" my="xl" aria-labelledby="awards">
      <Title order={level} size="h3" id="awards" mb="md">
        {t('awards')}
      </Title>
      <AwardList awards={awards} />
    </Box>
  );
}
