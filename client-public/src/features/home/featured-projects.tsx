import { Container } from '@mantine/core';
import type { PublicProjectDto } from '@consultancy/client-shared/api/model';
import { pictureAt } from '@consultancy/client-shared/api';
import { truncateText } from '@consultancy/client-shared/format';
import { useLanguage } from '@consultancy/client-shared/i18n';
import { CardBoundary, OutcomePanel, QueryOutcome, ResponsiveImage } from '@consultancy/client-shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths';
import { EnglishNote, langOf } from '../../ui/content-language';
import { FactLine } from '../../ui/fact-line';
import { ArrowLink } from '../../ui/arrow-link';
import { DEFAULT_YEAR } from '../../ui/project-year';
import { Reveal } from '../../ui/reveal';
import { SectionHeading } from '../../ui/section-heading';
import { Link } from '../../ui/link';
import classes from './featured-projects.module.css';
import { HOME_PROJECTS, latestProjectsQuery } from './home-queries';

const SHORT_DESCRIPTION = 100;
const MOBILE_DESCRIPTION = 150;

export function FeaturedProjects() {
  const t = useTranslations('home');
  const query = useQuery({
    ...latestProjectsQuery(useLanguage()),
    // Staff are sent hidden projects as well; nobody sees them on the public site.
    select: ({ data }) => data.data.filter(({ isPublic }) => isPublic),
  });
  return (
    <section className={classes.section} aria-labelledby="featured-projects">
      <Container>
        <SectionHeading
          id="featured-projects"
          title={t('projects.heading')}
          link={<ArrowLink to={paths.projects}>{t('projects.viewAll')}</ArrowLink>}
        />
        <QueryOutcome
          query={query}
          pending={<ProjectSkeletons />}
          isEmpty={(projects) => projects.length === 0}
          empty={<p className={classes.empty}>{t('projects.empty')}</p>}
          error={(failure, retry) => (
            <OutcomePanel title={t('projects.failed')} failure={failure} onRetry={retry} />
          )}
        >
          {(projects) => (
            <ul className={classes.grid}>
              {projects.map((project, index) => (
                <CardBoundary key={project.id} of={project}>
                  <li>
                    <Reveal order={index % 2}>
                      <FeaturedProject project={project} />
                    </Reveal>
                  </li>
                </CardBoundary>
              ))}
            </ul>
          )}
        </QueryOutcome>
      </Container>
    </section>
  );
}

function FeaturedProject({ project }: { project: PublicProjectDto }) {
  const tShared = useTranslations('shared');
  const lang = langOf(project, 'description');
  const cover = project.mainImage ?? project.image;
  return (
    <article className={classes.project}>
      <div className={classes.frame}>
        <ResponsiveImage
          path={cover}
          picture={pictureAt(project.pictures, cover)}
          alt=""
          sizes="(width < 48rem) 92vw, 46vw"
          className={classes.picture}
        />
      </div>
      <h3 className={classes.title}>
        <Link to={paths.project(project.slug)} className={classes.link}>
          <span lang={langOf(project, 'title')}>{project.title}</span>
        </Link>
      </h3>
      <FactLine
        className={classes.facts}
        facts={[
          { text: tShared(`projectType.${project.type}`) },
          { text: project.location, lang: langOf(project, 'location') },
          { text: project.year ?? DEFAULT_YEAR },
        ]}
      />
      <p className={classes.mobileText} lang={lang}>
        {truncateText(project.description, MOBILE_DESCRIPTION)}
      </p>
      <p className={classes.desktopText} lang={lang}>
        {truncateText(project.description, SHORT_DESCRIPTION)}
      </p>
      <EnglishNote of={project} names={['title', 'description']} />
    </article>
  );
}

function ProjectSkeletons() {
  const t = useTranslations('shared');
  return (
    <ul className={classes.grid} aria-busy aria-label={t('loading')}>
      {Array.from({ length: HOME_PROJECTS }, (_, index) => (
        <li key={index} className={classes.skeleton}>
          <div className={classes.frame} />
          <span />
          <span />
        </li>
      ))}
    </ul>
  );
}
