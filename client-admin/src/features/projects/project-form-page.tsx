import { readAnswer, readProject } from '@consultancy/client-shared/api';
import {
  useGetProjectChanges,
  useGetStaffProject,
} from '@consultancy/client-shared/api/generated/projects/projects';
import { type ProjectDto, type ProjectEnvelope, ContentKind } from '@consultancy/client-shared/api/model';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths';
import type { Crumb } from '../../ui/crumbs';
import { useEditedId, useOrigin, useTravelledRecord } from '../../ui/form-page';
import { type ChangedPublication, EditedRecord } from '../../ui/private-changes';
import { RecordOutcome } from '../../ui/record-outcome';
import { ProjectForm } from './project-form';

const read = (answer: ProjectEnvelope) => readAnswer(answer, readProject);

/** `?id=` changes that project; without it a new one is made. */
export function ProjectFormPage() {
  const id = useEditedId();
  return id === undefined ? <ProjectForm key="new" /> : <EditProject key={id} id={id} />;
}

function EditProject({ id }: { id: number }) {
  const t = useTranslations();
  // Asked for along with its publication, since there are private changes but rarely.
  const query = useGetStaffProject(id, { query: { ...useTravelledRecord<ProjectDto>(id), select: read } });
  const back = { to: useOrigin(paths.projects), label: t('sections.projects') };
  const outcome = { notFound: t('projects.notFound'), back };
  return (
    <EditedRecord kind={ContentKind.project} id={id} {...outcome}>
      {(publication) =>
        publication ? (
          <EditChanges id={id} publication={publication} {...outcome} />
        ) : (
          <RecordOutcome isForm query={query} {...outcome}>
            {({ data }) => <ProjectForm project={data} />}
          </RecordOutcome>
        )
      }
    </EditedRecord>
  );
}

interface EditChangesProps {
  id: number;
  publication: ChangedPublication;
  notFound: string;
  back: Crumb;
}

function EditChanges({ id, publication, ...outcome }: EditChangesProps) {
  const query = useGetProjectChanges(id, { query: { staleTime: 0, select: read } });
  return (
    <RecordOutcome isForm query={query} {...outcome}>
      {({ data }) => <ProjectForm project={data} publication={publication} />}
    </RecordOutcome>
  );
}
