import { ApiError } from '@consultancy/client-shared/api';
import type { PublicProjectDto } from '@consultancy/client-shared/api/model';
import { truncateText } from '@consultancy/client-shared/format';
import type { Page, PageContext } from '../../lib/page';
import { paths } from '../../lib/paths';
import { readProjectIds } from '../../lib/project-ids';
import { readQuery } from '../../lib/read-query';
import { pageAddress, wholeAddress } from '../../lib/whole-address';
import { collectionPage } from '../../ui/collection-page';
import { projectsById } from '../../ui/projects-by-id';
import { breadcrumbList, trailFromHome } from '../../ui/trail';
import { readChoice } from './project-filters';
import { galleryPage, projectBySlug } from './project-queries';

const DESCRIPTION_LENGTH = 160;

export function describeGallery(context: PageContext): Page {
  const { translator, language, queryClient, search } = context;
  const t = translator('projects');
  if (search.has('compare')) {
    const ids = readProjectIds(search.get('compare'));
    const projects = projectsById(language, ids).flatMap((each) => readQuery(queryClient, each) ?? []);
    return {
      title: t('compare.title'),
      description: projects.map(({ title }) => title).join(', ') || t('compare.intro'),
      path: `${paths.projects}?compare=${ids.join()}`,
      image: projects[0]?.mainImage,
      isUnlisted: true,
    };
  }
  const shown = readQuery(queryClient, galleryPage(language, readChoice(search)))?.data.data ?? [];
  const items = shown
    .filter(({ isPublic }) => isPublic)
    .map(({ title, slug }) => ({ name: title, path: paths.project(slug) }));
  const text = { name: t('title'), description: t('intro') };
  return {
    title: text.name,
    description: text.description,
    isPaged: true,
    jsonLd: [collectionPage({ path: paths.projects, ...text, items }, context)],
  };
}

export function describeProject(context: PageContext): Page {
  const { translator, language, queryClient, params } = context;
  const query = projectBySlug(language, params.slug ?? '');
  const project = readQuery(queryClient, query)?.data;
  if (project) {
    const trail = trailFromHome(context.t, [
      { name: context.t('nav.projects'), path: paths.projects },
      { name: project.title, path: paths.project(project.slug) },
    ]);
    return {
      title: project.title,
      description: truncateText(project.description, DESCRIPTION_LENGTH),
      image: project.mainImage,
      type: 'article',
      movedTo: project.slug === params.slug ? undefined : paths.project(project.slug),
      jsonLd: [creativeWork(project, context), breadcrumbList(trail, context)],
    };
  }
  const error = queryClient.getQueryState(query.queryKey)?.error as unknown;
  if (!(error instanceof ApiError && error.status === 404)) return describeGallery(context);
  const t = translator('projects');
  return {
    title: t('detail.missingTitle'),
    description: t('detail.missingText'),
    status: 404,
  };
}

function creativeWork(project: PublicProjectDto, context: PageContext): object {
  const { publicUrl } = context;
  const url = pageAddress(paths.project(project.slug), context);
  return {
    '@context': 'https://schema.org',
    '@type': 'CreativeWork',
    '@id': url,
    url,
    name: project.title,
    description: project.description,
    image: wholeAddress(project.mainImage, publicUrl),
    dateCreated: project.year ?? undefined,
    locationCreated: { '@type': 'Place', name: project.location },
    creator: { '@id': `${publicUrl}/#organization` },
    aggregateRating:
      project.averageRating === null
        ? undefined
        : {
            '@type': 'AggregateRating',
            ratingValue: project.averageRating,
            ratingCount: project.ratingCount,
          },
  };
}
