import type { PublicProjectDto } from '@consultancy/client-shared/api/model';
import { useLanguage } from '@consultancy/client-shared/i18n';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { AwardList } from '../../ui/awards/award-list';
import { awardsQuery } from '../../ui/awards/awards-query';
import classes from './project-text.module.css';

/** Awards of a project; nothing where it has none. */
export function ProjectAwards({ project, level }: { project: PublicProjectDto; level: 2 | 3 }) {
  const t = useTranslations('projects');
  const { data } = useQuery(awardsQuery(useLanguage(), project.slug));
  const awards = data?.data ?? [];
  const Heading = `h${level}` as const;
  if (awards.length === 0) return null;
  return (
    <section className={classes.awards} aria-labelledby="awards">
      <Heading id="awards">{t('awards')}</Heading>
      <AwardList awards={awards} />
    </section>
  );
}
