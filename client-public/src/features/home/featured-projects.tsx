import { pictureAt } from '@consultancy/client-shared/api';
import type { PublicProjectDto } from '@consultancy/client-shared/api/model';
import { truncateText } from '@consultancy/client-shared/format';
import { CardBoundary, QueryOutcome } from '@consultancy/client-shared/ui';
import { Box, Container, Text, Title } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { paths } from '../../lib/paths';
import { ArrowLink } from '../../ui/arrow-link';
import { EnglishNote, langOf } from '../../ui/content-language';
import { FactLine } from '../../ui/fact-line';
import { usePictureOrigin } from '../../ui/growing-picture';
import { Stack } from '../../ui/layout';
import layout from '../../ui/layout.module.css';
import { Link } from '../../ui/link';
import card from '../../ui/link-card.module.css';
import { useYear } from '../../ui/project-year';
import { Reveal } from '../../ui/reveal';
import { SectionHeading } from '../../ui/section-heading';
import { SitePicture } from '../../ui/site-picture';
import classes from './featured-projects.module.css';
import { HOME_PROJECTS, useLatestProjects } from './home-queries';

const SHORT_DESCRIPTION = 100;
const MOBILE_DESCRIPTION = 150;

export function FeaturedProjects() {
  const t = useTranslations('home');
  const query = useLatestProjects();
  return (
    <Box component="section" py="section" aria-labelledby="featured-projects">
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
          empty={
            <Text fz="lg" py="2xl" className={layout.ruled}>
              {t('projects.empty')}
            </Text>
          }
          failed={t('projects.failed')}
        >
          {(projects) => (
            <Stack component="ul" gap="2xl" className={classes.grid}>
              {projects.map((project, index) => (
                <CardBoundary key={project.id} of={project}>
                  <li>
                    <Reveal order={index % 2}>
                      <FeaturedProject project={project} />
                    </Reveal>
                  </li>
                </CardBoundary>
              ))}
            </Stack>
          )}
        </QueryOutcome>
      </Container>
    </Box>
  );
}

function FeaturedProject({ project }: { project: PublicProjectDto }) {
  const yearOf = useYear();
  const tShared = useTranslations('shared');
  const lang = langOf(project, 'description');
  const cover = project.mainImage ?? project.image;
  const { press, origin } = usePictureOrigin(project.id);
  return (
    <article className={card.card}>
      <Box className={card.frame} mb="md">
        <SitePicture
          path={cover}
          picture={pictureAt(project.pictures, cover)}
          alt=""
          sizes="(width < 48rem) 92vw, 46vw"
          className={card.picture}
        />
        {origin}
      </Box>
      <Title order={3}>
        <Link to={paths.project(project.slug)} className={card.link} onClick={press}>
          <span lang={langOf(project, 'title')}>{project.title}</span>
        </Link>
      </Title>
      <FactLine
        facts={[
          { text: tShared(`projectType.${project.type}`) },
          { text: project.location, lang: langOf(project, 'location') },
          { text: yearOf(project.year) },
        ]}
      />
      <Text mt="xs" maw="36rem" className={classes.long} lang={lang}>
        {truncateText(project.description, MOBILE_DESCRIPTION)}
      </Text>
      <Text mt="xs" maw="36rem" className={classes.short} lang={lang}>
        {truncateText(project.description, SHORT_DESCRIPTION)}
      </Text>
      <EnglishNote of={project} names={['title', 'description']} />
    </article>
  );
}

function ProjectSkeletons() {
  const t = useTranslations('shared');
  return (
    <Stack component="ul" gap="2xl" className={classes.grid} aria-busy aria-label={t('loading')}>
      {Array.from({ length: HOME_PROJECTS }, (_, index) => (
        <Stack component="li" key={index} className={card.skeleton}>
          <div className={card.frame} />
        </Stack>
      ))}
    </Stack>
  );
}
