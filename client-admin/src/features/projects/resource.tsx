import { readAnswer, readProject } from '@consultancy/client-shared/api';
import {
  useCreateProject,
  useSaveProjectChanges,
  useUpdateProject,
  useGetProjectChanges,
  useGetStaffProject,
} from '@consultancy/client-shared/api/generated/projects/projects';
import {
  ClientType,
  type CreateProjectForm,
  type ProjectDto,
  type ProjectEnvelope,
  type ProjectFact,
  ProjectStatus,
  ProjectStyle,
  ProjectType,
} from '@consultancy/client-shared/api/model';
import { sharedEn } from '@consultancy/client-shared/i18n';
import { clientTypes, projectStyles } from '@consultancy/shared/field-labels/en';
import { paths } from '../../paths';
import { blankAsNull, type Picture, required } from '../../ui/form-page';
import { arrivedPictures } from '../../ui/markdown/text-pictures/arrived-pictures';
import { CreateAndPublish } from '../../ui/resource/create-and-publish';
import type { FormResource } from '../../ui/resource/resource';
import { ResourceForm } from '../../ui/resource/resource-form';
import { useTrail } from '../../ui/resource/use-trail';
import type { PicturePair } from './picture-pairs';
import { PictureStrip } from './picture-strip';
import { picturesBody } from './pictures-body';
import { ProjectFields } from './project-fields';
import { factLabels } from './tender-facts-fields';
import { projectsTexts } from './texts';
import { useProjectIds } from './use-project-list';

/** Value of an empty number field. */
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
  leastPlotWidth: (project?.leastPlotWidth ?? '') as NumberValue,
  leastPlotDepth: (project?.leastPlotDepth ?? '') as NumberValue,
  metadata: project?.metadata ?? '',
  client: project?.client ?? '',
  collaborators: project?.collaborators ?? '',
  clientType: project?.clientType ?? ClientType.UNSTATED,
  country: project?.country ?? '',
  latitude: (project?.latitude ?? '') as NumberValue,
  longitude: (project?.longitude ?? '') as NumberValue,
  contractValue: (project?.contractValue ?? '') as NumberValue,
  contractCurrency: project?.contractCurrency ?? '',
  firmRole: project?.firmRole ?? '',
  firmServices: project?.firmServices ?? [],
  startMonth: project?.startMonth ?? '',
  completionMonth: project?.completionMonth ?? '',
  team: project?.team ?? [],
  materials: project?.materials ?? [],
  credits: project?.credits ?? '',
  referee: project?.referee ?? '',
  refereeContact: project?.refereeContact ?? '',
  publicFacts: project?.publicFacts ?? [],
  pictures: [project?.mainImage ?? null, ...(project?.gallery ?? [])] as Picture[],
  beforeAfter: (project?.beforeAfter ?? []) as PicturePair[],
  // A draft until somebody publishes it.
  isPublic: project?.isPublic ?? false,
  featured: project?.featured ?? false,
  isForSale: project?.isForSale ?? false,
  price: (project?.price ?? '') as NumberValue,
  packageContents: project?.packageContents ?? '',
  licenceText: project?.licenceText ?? '',
});

export type ProjectValues = ReturnType<typeof valuesOf>;

type ProjectBody = CreateProjectForm & { slug?: string };

const select = (answer: ProjectEnvelope) => readAnswer(answer, readProject);

const projects: FormResource<ProjectDto, ProjectValues, ProjectBody> = {
  kind: 'project',
  useListedIds: useProjectIds,
  texts: 'projects',
  form: paths.projectForm,
  useTrail: () => useTrail([paths.projects, 'sections.projects']),
  useRecord: (id, { query }) => useGetStaffProject(id, { query: { ...query, select } }),
  nameOf: ({ title }) => title,
  markdownOf: ({ longDescription }) => longDescription,
  useCreate: useCreateProject,
  useUpdate: useUpdateProject,
  valuesOf,
  bodyOf,
  labels: { ...projectsTexts.form, pictures: projectsTexts.form.images },
  rules: (project) => ({
    ...required('title', 'location', 'description'),
    slug: { required: project !== undefined },
    longDescription: arrivedPictures,
    type: { show: (type: ProjectType) => sharedEn.projectType[type] },
    status: { show: (status: ProjectStatus) => sharedEn.status[status] },
    style: { show: (style: ProjectStyle) => projectStyles[style] },
    clientType: { show: (type: ClientType) => clientTypes[type] },
    publicFacts: { show: (facts: ProjectFact[]) => facts.map((fact) => factLabels[fact]).join(', ') },
    pictures: {
      // A project that is being changed may go without.
      required: project ? false : projectsTexts.form.imageNeeded,
      show: (pictures: Picture[]) => <PictureStrip pictures={pictures} />,
    },
    beforeAfter: {
      show: (pairs: PicturePair[]) => (
        <PictureStrip pictures={pairs.flatMap(({ before, after }) => [before, after])} />
      ),
    },
  }),
  serverNames: { mainImage: 'pictures', gallery: 'pictures', images: 'pictures' },
  changes: {
    useRecord: (id, { query }) => useGetProjectChanges(id, { query: { ...query, select } }),
    useSave: useSaveProjectChanges,
    isShown: ({ isPublic }) => isPublic,
  },
  Fields: ProjectFields,
  CreateActions: ({ page }) => (
    <CreateAndPublish page={page} onPublish={() => page.saveWith({ isPublic: true })} />
  ),
};

export const ProjectFormPage = () => <ResourceForm resource={projects} />;

function bodyOf(
  { pictures, beforeAfter, slug, year, ...values }: ProjectValues,
  project: ProjectDto | undefined,
): ProjectBody {
  return {
    ...blankAsNull(values, 'title', 'location', 'description'),
    // A new project's year is sent only when there is one.
    ...(project ? blankAsNull({ year }) : year && { year }),
    ...(project && { slug: slug.trim() }),
    ...picturesBody(pictures, beforeAfter),
  };
}
