import { useLanguage } from '@consultancy/client-shared/i18n';
import { Container } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { AwardList } from '../../ui/awards/award-list';
import { awardsQuery } from '../../ui/awards/awards-query';
import { SectionHeading } from '../../ui/section-heading';

/** All awards; where there are none, or they cannot be had, the page goes on without them. */
export function AboutAwards() {
  const t = useTranslations('about');
  const { data } = useQuery(awardsQuery(useLanguage()));
  const awards = data?.data ?? [];
  if (awards.length === 0) return null;
  return (
    <Container component="section" pb="section" aria-labelledby="awards">
      <SectionHeading id="awards" title={t('awards.title')} />
      <AwardList awards={awards} projectLabel={t('awards.project')} />
    </Container>
  );
}
