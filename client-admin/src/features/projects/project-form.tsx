import { type ProjectDto, RevisionKind } from '@consultancy/client-shared/api/model';
import { useTranslation } from 'react-i18next';
import { paths } from '../../paths';
import { FormPage, FormSection, useOrigin } from '../../ui/form-page';
import { RecordFacts } from '../../ui/record-facts';
import { PicturePairs } from './picture-pairs';
import { PictureSlots } from './picture-slots';
import { ProjectBasics, ProjectFacts, ProjectSettings } from './project-form-fields';
import { useProjectForm } from './use-project-form';

/** Adds a project, or changes the given one. */
export function ProjectForm({ project }: { project?: ProjectDto }) {
  const { t } = useTranslation();
  const page = useProjectForm(project);
  return (
    <FormPage
      title={project ? t('projects.form.editTitle') : t('projects.form.newTitle')}
      way={[{ to: useOrigin(paths.projects), label: t('sections.projects') }]}
      name={project?.title}
      facts={project && <RecordFacts kind={RevisionKind.PROJECT} id={project.id} />}
      saveLabel={project ? t('projects.form.save') : t('projects.form.create')}
      page={page}
    >
      <FormSection title={t('projects.form.basics')}>
        <ProjectBasics input={page.input} slug={project?.slug} />
      </FormSection>
      <FormSection title={t('projects.form.details')}>
        <ProjectFacts input={page.input} />
      </FormSection>
      <FormSection title={t('projects.form.images')} hint={t('projects.form.imagesHint')}>
        <PictureSlots
          {...page.input('pictures')}
          onRefuse={(reason) => page.form.setFieldError('pictures', reason)}
        />
      </FormSection>
      <FormSection title={t('projects.form.beforeAfter')} hint={t('projects.form.beforeAfterHint')}>
        <PicturePairs {...page.input('beforeAfter')} pictures={page.form.getValues().pictures} />
      </FormSection>
      <FormSection title={t('projects.form.settings')}>
        <ProjectSettings input={page.input} />
      </FormSection>
    </FormPage>
  );
}
