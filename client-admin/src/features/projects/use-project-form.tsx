import {
  createProject,
  getListProjectsQueryKey,
  saveProjectChanges,
  updateProject,
} from '@consultancy/client-shared/api/generated/projects/projects';
import { getListComingQueryKey } from '@consultancy/client-shared/api/generated/publications/publications';
import {
  type CreateProjectForm,
  type ProjectDto,
  ContentKind,
  ProjectStatus,
  ProjectStyle,
  ProjectType,
} from '@consultancy/client-shared/api/model';
import { useTranslations } from 'use-intl';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths';
import { type Picture, useOrigin, useRecordForm } from '../../ui/form-page';
import { saveInWay } from '../../ui/private-changes';
import type { PicturePair } from './picture-pairs';
import { picturesBody } from './pictures-body';
import { PictureStrip } from './picture-strip';

/** What a number field holds while nothing stands in it. */
type NumberValue = number | '';

const valuesOf = (project: ProjectDto | undefined) => ({
  title: project?.title ?? '',
  slug: project?.slug ?? '',
  location: project?.location ?? '',
  description: project?.description ?? '',
  longDescription: project?.longDescription ?? '',
  type: project?.type ?? ProjectType.RESIDENCE,
  status: project?.status ?? ProjectStatus.IN_DESIGN,
  style: project?.style ?? ProjectStyle.MODERN,
  year: project ? (project.year ?? '') : String(new Date().getFullYear()),
  plotSize: (project?.plotSize ?? '') as NumberValue,
  builtArea: (project?.builtArea ?? '') as NumberValue,
  floors: (project?.floors ?? '') as NumberValue,
  metadata: project?.metadata ?? '',
  client: project?.client ?? '',
  collaborators: project?.collaborators ?? '',
  pictures: [project?.mainImage ?? null, ...(project?.gallery ?? [])] as Picture[],
  beforeAfter: (project?.beforeAfter ?? []) as PicturePair[],
  isPublic: project?.isPublic ?? true,
  featured: project?.featured ?? false,
  isForSale: project?.isForSale ?? false,
  price: (project?.price ?? '') as NumberValue,
  packageContents: project?.packageContents ?? '',
  licenceText: project?.licenceText ?? '',
});

type ProjectValues = ReturnType<typeof valuesOf>;

/** What is out of date once a project is saved. */
export const projectQueries = [getListProjectsQueryKey(), getListComingQueryKey()];

/** @param isPrivate whether it is the project with its private changes */
export function useProjectForm(project: ProjectDto | undefined, isPrivate: boolean) {
  const t = useTranslations();
  const navigate = useNavigate();
  const list = useOrigin(paths.projects);
  return useRecordForm<ProjectValues, ProjectDto>({
    name: 'project',
    record: project,
    valuesOf,
    fields: {
      title: { label: t('projects.form.title'), required: true },
      slug: { label: t('projects.form.slug'), required: project !== undefined },
      location: { label: t('projects.form.location'), required: true },
      description: { label: t('projects.form.description'), required: true },
      longDescription: { label: t('projects.form.longDescription') },
      type: {
        label: t('projects.form.type'),
        show: (type: ProjectType) => t(`shared.projectType.${type}`),
      },
      status: {
        label: t('projects.form.status'),
        show: (status: ProjectStatus) => t(`shared.status.${status}`),
      },
      style: {
        label: t('projects.form.style'),
        show: (style: ProjectStyle) => t(`shared.projectStyle.${style}`),
      },
      year: { label: t('projects.form.year') },
      plotSize: { label: t('projects.form.plotSize') },
      builtArea: { label: t('projects.form.builtArea') },
      floors: { label: t('projects.form.floors') },
      metadata: { label: t('projects.form.metadata') },
      client: { label: t('projects.form.client') },
      collaborators: { label: t('projects.form.collaborators') },
      pictures: {
        label: t('projects.form.images'),
        // A project that is being changed may go without.
        required: project ? false : t('projects.form.imageNeeded'),
        show: (pictures: Picture[]) => <PictureStrip pictures={pictures} />,
      },
      beforeAfter: {
        label: t('projects.form.beforeAfter'),
        show: (pairs: PicturePair[]) => (
          <PictureStrip pictures={pairs.flatMap(({ before, after }) => [before, after])} />
        ),
      },
      isPublic: { label: t('projects.form.isPublic') },
      featured: { label: t('projects.form.featured') },
      isForSale: { label: t('projects.form.isForSale') },
      price: { label: t('projects.form.price') },
      packageContents: { label: t('projects.form.packageContents') },
      licenceText: { label: t('projects.form.licenceText') },
    },
    serverNames: { mainImage: 'pictures', gallery: 'pictures', images: 'pictures' },
    way: isPrivate ? 'privately' : 'openly',
    save: (values, version, way) => {
      if (!project) return createProject(withoutBlankYear(bodyOf(values)));
      const { id } = project;
      const body = { ...bodyOf(values), slug: values.slug.trim(), version };
      return saveInWay(
        way,
        { kind: ContentKind.project, recordId: id },
        {
          openly: () => updateProject(id, body),
          privately: () => saveProjectChanges(id, body),
        },
      );
    },
    done: (_, way) => {
      if (way !== 'openly') return t(`publications.changes.done.${way}`);
      return project ? t('projects.form.updated') : t('projects.form.created');
    },
    failed: project ? t('projects.form.updateFailed') : t('projects.form.createFailed'),
    refreshes: projectQueries,
    onSaved: () => void navigate(list),
  });
}

function bodyOf({ pictures, beforeAfter, slug: _slug, ...values }: ProjectValues): CreateProjectForm {
  const { longDescription, metadata, year, plotSize, builtArea, floors, price } = values;
  const { client, collaborators, packageContents, licenceText } = values;
  return {
    ...values,
    longDescription: longDescription.trim() || null,
    metadata: metadata.trim() || null,
    client: client.trim() || null,
    collaborators: collaborators.trim() || null,
    year: year.trim() || null,
    plotSize: plotSize === '' ? null : plotSize,
    builtArea: builtArea === '' ? null : builtArea,
    floors: floors === '' ? null : floors,
    price: price === '' ? null : price,
    packageContents: packageContents.trim() || null,
    licenceText: licenceText.trim() || null,
    ...picturesBody(pictures, beforeAfter),
  };
}

/** A new project's year is sent only when there is one. */
function withoutBlankYear({ year, ...body }: CreateProjectForm): CreateProjectForm {
  return year ? { ...body, year } : body;
}
