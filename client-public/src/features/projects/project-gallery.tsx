import type { PublicProjectDto } from '@consultancy/client-shared/api/model';
import { useLanguage } from '@consultancy/client-shared/i18n';
import { QueryOutcome } from '@consultancy/client-shared/ui';
import { Text, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Outlet, useSearchParams } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { paths } from '../../lib/paths';
import { ArrowLink } from '../../ui/arrow-link';
import { Group, Stack } from '../../ui/layout';
import layout from '../../ui/layout.module.css';
import { PageColumn } from '../../ui/page-column';
import { usePagedList } from '../../ui/paging';
import { ShowMore } from '../../ui/show-more';
import { Spinner } from '../../ui/spinner';
import { FacetForm } from './facet-form';
import { FilterBar } from './filter-bar';
import { FittingDesigns } from './fitting-designs';
import { hasCriteria, readPlotCriteria } from './plot-fit';
import { PlotForm } from './plot-form';
import { projectDialogQuery } from './project-dialog-query';
import { arrangeProjects, type GalleryChoice, isOffered, readChoice, typeOf } from './project-filters';
import classes from './project-gallery.module.css';
import { ProjectGrid } from './project-grid';
import { ProjectIndex } from './project-index';
import { ProjectMap } from './project-map';
import { galleryPage } from './project-queries';
import { ProjectYears } from './project-years';
import { ShortlistLink } from './shortlist-link';
import { ViewLinks } from './view-links';

/** Featured projects first, then the rest. */
export function ProjectGallery() {
  const t = useTranslations('projects');
  const tShared = useTranslations('shared');
  const [search] = useSearchParams();
  const language = useLanguage();
  const choice = readChoice(search);
  const { filter, view } = choice;
  const list = usePagedList((page) => galleryPage(language, choice, page));
  const { featured, rest } = arrangeProjects(list.data ?? []);
  const isForSale = filter === 'for-sale';
  // The filter bar does not offer it.
  const otherType = isOffered(filter) ? undefined : typeOf(filter);
  const criteria = isForSale ? readPlotCriteria(search) : {};
  const hasFeatured = view === 'cards' && !isForSale && featured.length > 0;
  const queryClient = useQueryClient();
  const fetchDialog = () => void queryClient.prefetchQuery(projectDialogQuery);
  return (
    <>
      <PageColumn title={t('title')} text={t('intro')}>
        {/* The filter bar belongs to the first list there is; it stays through all outcomes, and so does the focus. */}
        <Title order={2} size="h3" mb="xs">
          {otherType
            ? tShared(`projectType.${otherType}`)
            : t(isForSale ? 'fit.forSaleHeading' : hasFeatured ? 'featuredHeading' : 'allHeading')}
        </Title>
        <FilterBar choice={choice} />
        <Group justify="space-between" gap="0 var(--space-3)" mb="xs" className={layout.strip}>
          <ViewLinks current={view} />
          <ShortlistLink />
        </Group>
        <FacetForm choice={choice} />
        {isForSale && view === 'cards' && <PlotForm />}
        <div
          aria-busy={list.isPlaceholderData}
          className={layout.results}
          onPointerOver={fetchDialog}
          onFocus={fetchDialog}
        >
          <QueryOutcome
            query={list}
            pending={<Spinner label={t('loading')} />}
            isEmpty={(projects) => projects.length === 0}
            empty={<NoProjects isAll={filter === 'all' && Object.keys(choice.facets).length === 0} />}
            failed={t('failed')}
          >
            {(projects) =>
              view !== 'cards' ? (
                <OtherView choice={choice} projects={projects.filter(({ isPublic }) => isPublic)} />
              ) : hasCriteria(criteria) ? (
                <FittingDesigns projects={[...featured, ...rest]} criteria={criteria} />
              ) : isForSale ? (
                <ProjectGrid projects={[...featured, ...rest]} size="small" isFirst />
              ) : (
                <>
                  {hasFeatured && <ProjectGrid projects={featured} size="large" isFirst />}
                  {hasFeatured && rest.length > 0 && (
                    <Title order={2} size="h3" mt="section" mb="xl" className={classes.nextHeading}>
                      {t('allHeading')}
                    </Title>
                  )}
                  {rest.length > 0 && <ProjectGrid projects={rest} size="small" isFirst={!hasFeatured} />}
                </>
              )
            }
          </QueryOutcome>
          {!list.isPlaceholderData && <ShowMore list={list} />}
        </div>
      </PageColumn>
      <Outlet />
    </>
  );
}

function OtherView({ choice, projects }: { choice: GalleryChoice; projects: PublicProjectDto[] }) {
  if (choice.view === 'time') return <ProjectYears projects={projects} />;
  if (choice.view === 'map') return <ProjectMap projects={projects} />;
  return <ProjectIndex projects={projects} sort={choice.sort} />;
}

function NoProjects({ isAll }: { isAll: boolean }) {
  const t = useTranslations('projects');
  return (
    <Stack align="start" py="xl">
      <Text fz="lg">{t('empty')}</Text>
      {!isAll && <ArrowLink to={paths.projects}>{t('showAll')}</ArrowLink>}
    </Stack>
  );
}
