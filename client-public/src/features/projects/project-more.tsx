import { pictureAt } from '@consultancy/client-shared/api';
import type { ProjectBriefDto, PublicProjectDto } from '@consultancy/client-shared/api/model';
import { CardBoundary } from '@consultancy/client-shared/ui';
import { Box, Container, Title } from '@mantine/core';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { useLocation } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { useIsOverGallery } from '../../lib/over-gallery';
import { paths } from '../../lib/paths';
import { langOf } from '../../ui/content-language';
import { FactLine } from '../../ui/fact-line';
import { usePictureOrigin } from '../../ui/growing-picture';
import { Group, SimpleGrid, Stack } from '../../ui/layout';
import layout from '../../ui/layout.module.css';
import { Link } from '../../ui/link';
import card from '../../ui/link-card.module.css';
import { SitePicture } from '../../ui/site-picture';
import classes from './project-more.module.css';
import { useRelatedProjects } from './project-queries';

/** Where a project leads on to. An extra: where it cannot be had, nothing is missing. */
export function ProjectMore({ project }: { project: PublicProjectDto }) {
  const t = useTranslations('projects');
  const { data } = useRelatedProjects(project.slug);
  if (!data) return null;
  const { alike, previous, next } = data;
  return (
    <>
      {alike.length > 0 && (
        <Box
          component="section"
          mt="section"
          py="section"
          bg="var(--stone)"
          aria-labelledby="alike"
          className={layout.screen}
        >
          <Container>
            <Title order={2} id="alike" mb="xl">
              {t('more.alike')}
            </Title>
            <SimpleGrid component="ul" cols={{ base: 1, md: 3 }} verticalSpacing="xl">
              {alike.map((each) => (
                <CardBoundary key={each.id} of={each}>
                  <li>
                    <AlikeProject project={each} />
                  </li>
                </CardBoundary>
              ))}
            </SimpleGrid>
          </Container>
        </Box>
      )}
      {(previous ?? next) && (
        <nav className={layout.screen} aria-label={t('more.label')}>
          <Container>
            <SimpleGrid cols={{ base: 1, md: 2 }} spacing={0} verticalSpacing={0}>
              {previous && <Beside project={previous} label={t('more.previous')} side="previous" />}
              {next && <Beside project={next} label={t('more.next')} side="next" />}
            </SimpleGrid>
          </Container>
        </nav>
      )}
    </>
  );
}

function AlikeProject({ project }: { project: ProjectBriefDto }) {
  const t = useTranslations('shared');
  const { press, origin } = usePictureOrigin(project.id);
  return (
    <article className={card.card}>
      <Box className={card.frame} mb="md">
        <SitePicture
          path={project.mainImage}
          picture={pictureAt(project.pictures, project.mainImage)}
          alt=""
          sizes="(width < 48rem) 92vw, 30vw"
          className={card.picture}
        />
        {origin}
      </Box>
      <Title order={3} size="h4">
        <ProjectLink project={project} className={card.link} onClick={press} />
      </Title>
      <FactLine
        small
        facts={[
          { text: t(`projectType.${project.type}`) },
          { text: project.location, lang: langOf(project, 'location') },
        ]}
      />
    </article>
  );
}

interface BesideProps {
  project: ProjectBriefDto;
  label: string;
  side: 'previous' | 'next';
}

function Beside({ project, label, side }: BesideProps) {
  const Arrow = side === 'previous' ? IconArrowLeft : IconArrowRight;
  return (
    <Stack
      component="p"
      align={side === 'next' ? 'end' : 'start'}
      justify="center"
      gap="xs"
      py="head"
      ta={side === 'next' ? 'right' : undefined}
      fz="xl"
      fw={500}
      lh="var(--leading-snug)"
      className={classes.beside}
      mod={{ next: side === 'next' }}
    >
      <Group component="span" gap="xs" c="dimmed" fz="sm" fw={400} className={classes.label}>
        <Arrow size={20} stroke={1.5} aria-hidden />
        {label}
      </Group>
      <ProjectLink
        project={project}
        className={clsx(card.link, classes.link)}
        rel={side === 'next' ? 'next' : 'prev'}
      />
    </Stack>
  );
}

interface ProjectLinkProps {
  project: ProjectBriefDto;
  className?: string;
  rel?: string;
  onClick?: () => void;
}

/** Over the gallery it stays over the gallery, and Back still closes it; on a page of its own it is another page. */
function ProjectLink({ project, ...link }: ProjectLinkProps) {
  const isOver = useIsOverGallery();
  const { state, search } = useLocation();
  const over = { state: state as unknown, replace: true, preventScrollReset: true };
  return (
    <Link
      {...link}
      to={{ pathname: paths.project(project.slug), search: isOver ? search : '' }}
      {...(isOver && over)}
    >
      <span lang={langOf(project, 'title')}>{project.title}</span>
    </Link>
  );
}
