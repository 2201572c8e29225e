import { type ProjectDto, ContentKind } from '@consultancy/client-shared/api/model';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths';
import { FormPage, FormSection, useOrigin } from '../../ui/form-page';
import { type ChangedPublication, PrivateChangesNotice, SaveWays } from '../../ui/private-changes';
import { RecordFacts } from '../../ui/record-facts';
import { PicturePairs, pairsWith } from './picture-pairs';
import { PictureSlots } from './picture-slots';
import { ProjectBasics, ProjectFacts, ProjectSettings } from './project-form-fields';
import { useProjectForm } from './use-project-form';

interface ProjectFormProps {
  project?: ProjectDto;
  /** Where it is the project with its private changes. */
  publication?: ChangedPublication;
}

/** Adds a project, or changes the given one. */
export function ProjectForm({ project, publication }: ProjectFormProps) {
  const t = useTranslations();
  const isPrivate = publication !== undefined;
  const page = useProjectForm(project, isPrivate);
  // Who hides it means it at once.
  const hasWays = isPrivate || (project?.isPublic && page.form.values.isPublic);
  return (
    <FormPage
      title={project ? t('projects.form.editTitle') : t('projects.form.newTitle')}
      way={[{ to: useOrigin(paths.projects), label: t('sections.projects') }]}
      name={project?.title}
      facts={
        project && (
          <>
            <RecordFacts kind={ContentKind.project} id={project.id} />
            {publication && <PrivateChangesNotice publication={publication} />}
          </>
        )
      }
      saveLabel={
        isPrivate
          ? t('publications.changes.savePrivately')
          : project
            ? t('projects.form.save')
            : t('projects.form.create')
      }
      actions={hasWays && <SaveWays page={page} isPrivate={isPrivate} />}
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
          // A pair stays one when one of its pictures gets another file.
          onReplace={(replaced, file) =>
            page.form.setFieldValue('beforeAfter', (pairs) => pairsWith(file, replaced, pairs))
          }
          onRefuse={(reason) => page.form.setFieldError('pictures', reason)}
        />
      </FormSection>
      <FormSection title={t('projects.form.beforeAfter')} hint={t('projects.form.beforeAfterHint')}>
        <PicturePairs {...page.input('beforeAfter')} pictures={page.form.getValues().pictures} />
      </FormSection>
      <FormSection title={t('projects.form.settings')}>
        <ProjectSettings input={page.input} isPrivate={isPrivate} />
      </FormSection>
    </FormPage>
  );
}
