import { ApiError } from '@consultancy/client-shared/api';
import type { PublicProjectDetailsDto } from '@consultancy/client-shared/api/model';
import { ErrorPanel, QueryOutcome } from '@consultancy/client-shared/ui';
import { Box, Button, Container, Title } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { paths } from '../../lib/paths';
import { Breadcrumb } from '../../ui/breadcrumb';
import { useCanonicalSlug } from '../../ui/canonical-slug';
import { EnglishNote, langOf } from '../../ui/content-language';
import { GrowingPicture } from '../../ui/growing-picture';
import { Columns, Stack } from '../../ui/layout';
import layout from '../../ui/layout.module.css';
import { Link } from '../../ui/link';
import { PageMessage } from '../../ui/page-message';
import { ShareRow } from '../../ui/share/share-row';
import { SitePicture } from '../../ui/site-picture';
import { Spinner } from '../../ui/spinner';
import { BeforeAfter } from './before-after';
import { PictureCaption } from './picture-caption';
import { PictureLink } from './picture-link';
import { isDrawn, useViewedPictures } from './pictures-of';
import { ProjectActions } from './project-actions';
import { ProjectAwards } from './project-awards';
import { ProjectBadges } from './project-badges';
import { ProjectDrawings } from './project-drawings';
import { ProjectFacts } from './project-facts-list';
import { ProjectMore } from './project-more';
import classes from './project-page.module.css';
import { ProjectPictureRows } from './project-picture-rows';
import { ProjectTerms } from './project-terms';
import { ProjectText } from './project-text';
import { SheetLink } from './sheet-link';
import { useProject } from './use-project';
import { useProjectView } from './use-project-view';

/** `/projects/{slug}` as a page of its own: the work first, then what there is to say of it. */
export function ProjectPage() {
  const t = useTranslations('projects');
  const query = useProject();
  useCanonicalSlug(query.data?.data, paths.project);
  return (
    <QueryOutcome
      query={query}
      pending={
        <Box mih="80svh" pt="page">
          <Spinner label={t('detail.loading')} />
        </Box>
      }
      error={(failure, retry) =>
        failure instanceof ApiError && failure.status === 404 ? (
          <PageMessage mark="404" title={t('detail.missingTitle')} text={t('detail.missingText')}>
            <Button component={Link} to={paths.projects}>
              {t('detail.backToProjects')}
            </Button>
          </PageMessage>
        ) : (
          <Container mih="80svh" pt="page">
            <ErrorPanel failure={failure} onRetry={retry} busy={query.isFetching} />
          </Container>
        )
      }
    >
      {({ data }) => <ProjectStory key={data.id} project={data} />}
    </QueryOutcome>
  );
}

interface ProjectStoryProps {
  project: PublicProjectDetailsDto;
  /** Before visitors see it: nothing of it is counted, ordered, rated or passed on. */
  isPreview?: boolean;
}

export function ProjectStory({ project, isPreview = false }: ProjectStoryProps) {
  useProjectView(isPreview ? undefined : project.id);
  const t = useTranslations('projects');
  const tSite = useTranslations('site');
  const pictures = useViewedPictures(project);
  const [first, ...others] = pictures;
  const paired = project.beforeAfter.flatMap(({ before, after }) => [before, after]);
  const shown = others.filter((picture) => !isDrawn(picture) && !paired.includes(picture.path));
  return (
    <>
      <article>
        <figure className={classes.hero}>
          {first ? (
            <>
              <PictureLink title={project.title} pictures={pictures} index={0}>
                <GrowingPicture id={project.id}>
                  <SitePicture
                    path={first.path}
                    picture={first.known}
                    alt={first.alt}
                    sizes="100vw"
                    priority
                    className={classes.heroPicture}
                  />
                </GrowingPicture>
              </PictureLink>
              <Container>
                <PictureCaption of={first} />
              </Container>
            </>
          ) : (
            <SitePicture path={null} alt="" sizes="100vw" className={classes.heroPicture} />
          )}
        </figure>
        <Container pt="md" pb="section">
          <Stack component="header" align="start" gap="xs" mb="xl">
            <Breadcrumb
              label={t('detail.crumbs')}
              steps={[
                { name: tSite('nav.projects'), path: paths.projects },
                { name: project.title, path: paths.project(project.slug) },
              ]}
              isTitleBelow
            />
            <Title my="xs" className={layout.title} lang={langOf(project, 'title')}>
              {project.title}
            </Title>
            <ProjectBadges project={project} />
            <EnglishNote of={project} names={['title', 'description', 'longDescription']} />
          </Stack>
          <Columns parts="minmax(0, 7fr) minmax(0, 4fr)" gap="var(--space-4) calc(100% / 12)">
            <Box fz="lg">
              <ProjectText project={project} />
              <ProjectAwards project={project} level={2} />
            </Box>
            <Stack>
              <ProjectFacts project={project} />
              <ProjectTerms project={project} level={2} />
              {!isPreview && (
                <>
                  <ProjectActions project={project} />
                  <SheetLink project={project} />
                  <ShareRow title={project.title} />
                </>
              )}
            </Stack>
          </Columns>
        </Container>
        <Container>
          <ProjectPictureRows title={project.title} pictures={pictures} shown={shown} />
          <BeforeAfter project={project} />
        </Container>
        <ProjectDrawings title={project.title} pictures={pictures} />
      </article>
      {!isPreview && <ProjectMore project={project} />}
    </>
  );
}
