import { readAnswer, readProject } from '@consultancy/client-shared/api';
import {
  useGetProjectChanges,
  useGetStaffProject,
} from '@consultancy/client-shared/api/generated/projects/projects';
import { type ProjectDto, type ProjectEnvelope, RevisionKind } from '@consultancy/client-shared/api/model';
import { useTranslation } from 'react-i18next';
import { paths } from '../../paths';
import { useEditedId, useOrigin, useTravelledRecord } from '../../ui/form-page';
import { type ChangedPublication, usePrivateChanges } from '../../ui/private-changes';
import { RecordOutcome } from '../../ui/record-outcome';
import { ProjectForm } from './project-form';

const read = (answer: ProjectEnvelope) => readAnswer(answer, readProject);

/** `?id=` changes that project; without it a new one is made. */
export function ProjectFormPage() {
  const id = useEditedId();
  return id === undefined ? <ProjectForm key="new" /> : <EditProject key={id} id={id} />;
}

/** Private changes are edited in place of what visitors see. */
function EditProject({ id }: { id: number }) {
  const publication = usePrivateChanges(RevisionKind.PROJECT, id);
  return publication ? <EditChanges id={id} publication={publication} /> : <EditOpenly id={id} />;
}

function EditChanges({ id, publication }: { id: number; publication: ChangedPublication }) {
  const { t } = useTranslation();
  const query = useGetProjectChanges(id, { query: { staleTime: 0, select: read } });
  const back = { to: useOrigin(paths.projects), label: t('sections.projects') };
  return (
    <RecordOutcome isForm query={query} notFound={t('projects.notFound')} back={back}>
      {({ data }) => <ProjectForm project={data} publication={publication} />}
    </RecordOutcome>
  );
}

function EditOpenly({ id }: { id: number }) {
  const { t } = useTranslation();
  const query = useGetStaffProject(id, { query: { ...useTravelledRecord<ProjectDto>(id), select: read } });
  const back = { to: useOrigin(paths.projects), label: t('sections.projects') };
  return (
    <RecordOutcome isForm query={query} notFound={t('projects.notFound')} back={back}>
      {({ data }) => <ProjectForm project={data} />}
    </RecordOutcome>
  );
}
