import { useListAwards } from '@consultancy/client-shared/api/generated/awards/awards';
import type { PublicProjectDto } from '@consultancy/client-shared/api/model';
import { useLanguage } from '@consultancy/client-shared/i18n';
import { Box, Title } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { AwardList } from '../../ui/awards/award-list';

/** Awards of a project; nothing where it has none. */
export function ProjectAwards({ project, level }: { project: PublicProjectDto; level: 2 | 3 }) {
  const t = useTranslations('projects');
  const { data } = useListAwards({ project: project.slug }, { 'Accept-Language': useLanguage() });
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
