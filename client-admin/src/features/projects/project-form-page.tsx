import { readAnswer, readProject } from '@consultancy/client-shared/api';
import { useGetStaffProject } from '@consultancy/client-shared/api/generated/projects/projects';
import type { ProjectDto, ProjectEnvelope } from '@consultancy/client-shared/api/model';
import { useTranslation } from 'react-i18next';
import { paths } from '../../paths';
import { useEditedId, useOrigin, useTravelledRecord } from '../../ui/form-page';
import { RecordOutcome } from '../../ui/record-outcome';
import { ProjectForm } from './project-form';

const read = (answer: ProjectEnvelope) => readAnswer(answer, readProject);

/** `?id=` changes that project; without it a new one is made. */
export function ProjectFormPage() {
  const id = useEditedId();
  return id === undefined ? <ProjectForm key="new" /> : <EditProject key={id} id={id} />;
}

function EditProject({ id }: { id: number }) {
  const { t } = useTranslation();
  const query = useGetStaffProject(id, { query: { ...useTravelledRecord<ProjectDto>(id), select: read } });
  const back = { to: useOrigin(paths.projects), label: t('sections.projects') };
  return (
    <RecordOutcome query={query} notFound={t('projects.notFound')} back={back}>
      {({ data }) => <ProjectForm project={data} />}
    </RecordOutcome>
  );
}
