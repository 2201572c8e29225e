import { pictureAt } from '@consultancy/client-shared/api';
import type { ProjectBriefDto, PublicProjectDto } from '@consultancy/client-shared/api/model';
import { useLanguage } from '@consultancy/client-shared/i18n';
import { CardBoundary, ResponsiveImage } from '@consultancy/client-shared/ui';
import { Container } from '@mantine/core';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useLocation } from 'react-router-dom';
import { useIsOverGallery } from '../../over-gallery';
import { paths } from '../../paths';
import { langOf } from '../../ui/content-language';
import { FactLine } from '../../ui/fact-line';
import { Link } from '../../ui/link';
import classes from './project-more.module.css';
import { relatedProjectsQuery } from './project-queries';

/** Where a project leads on to. An extra: where it cannot be had, nothing is missing. */
export function ProjectMore({ project }: { project: PublicProjectDto }) {
  const t = useTranslations('projects');
  const { data } = useQuery({
    ...relatedProjectsQuery(useLanguage(), project.slug),
    select: (answer) => answer.data,
  });
  if (!data) return null;
  const { alike, previous, next } = data;
  return (
    <>
      {alike.length > 0 && (
        <section className={classes.alike} aria-labelledby="alike">
          <Container>
            <h2 id="alike" className={classes.heading}>
              {t('more.alike')}
            </h2>
            <ul className={classes.list}>
              {alike.map((each) => (
                <CardBoundary key={each.id} of={each}>
                  <li>
                    <AlikeProject project={each} />
                  </li>
                </CardBoundary>
              ))}
            </ul>
          </Container>
        </section>
      )}
      {(previous ?? next) && (
        <nav className={classes.beside} aria-label={t('more.label')}>
          <Container className={classes.pair}>
            {previous && <Beside project={previous} label={t('more.previous')} side="previous" />}
            {next && <Beside project={next} label={t('more.next')} side="next" />}
          </Container>
        </nav>
      )}
    </>
  );
}

function AlikeProject({ project }: { project: ProjectBriefDto }) {
  const t = useTranslations('shared');
  return (
    <article className={classes.card}>
      <div className={classes.frame}>
        <ResponsiveImage
          path={project.mainImage}
          picture={pictureAt(project.pictures, project.mainImage)}
          alt=""
          sizes="(width < 48rem) 92vw, 30vw"
          className={classes.picture}
        />
      </div>
      <h3 className={classes.title}>
        <ProjectLink project={project} className={classes.link} />
      </h3>
      <FactLine
        className={classes.facts}
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
    <p className={classes[side]}>
      <span className={classes.label}>
        <Arrow size={20} stroke={1.5} aria-hidden />
        {label}
      </span>
      <ProjectLink project={project} className={classes.link} rel={side === 'next' ? 'next' : 'prev'} />
    </p>
  );
}

interface ProjectLinkProps {
  project: ProjectBriefDto;
  className?: string;
  rel?: string;
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
