import { useGetReplyTemplate } from '@consultancy/client-shared/api/generated/reply-templates/reply-templates';
import type { ReplyTemplateDto } from '@consultancy/client-shared/api/model';
import { Textarea, TextInput } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths';
import { FormPage, FormSection, useEditedId, useOrigin, useTravelledRecord } from '../../ui/form-page';
import { RecordOutcome } from '../../ui/record-outcome';
import { useReplyTemplateForm } from './use-reply-template-form';

/** `?id=` changes that template; without it a new one is made. */
export function ReplyTemplateFormPage() {
  const id = useEditedId();
  return id === undefined ? <ReplyTemplateForm key="new" /> : <EditReplyTemplate key={id} id={id} />;
}

function EditReplyTemplate({ id }: { id: number }) {
  const t = useTranslations();
  const query = useGetReplyTemplate(id, { query: useTravelledRecord<ReplyTemplateDto>(id) });
  const back = { to: useOrigin(paths.replyTemplates), label: t('inquiries.templates.title') };
  return (
    <RecordOutcome isForm query={query} notFound={t('inquiries.templates.notFound')} back={back}>
      {({ data }) => <ReplyTemplateForm template={data} />}
    </RecordOutcome>
  );
}

const long = { autosize: true, minRows: 5, maxRows: 16, 'data-wide': true };

function ReplyTemplateForm({ template }: { template?: ReplyTemplateDto }) {
  const t = useTranslations();
  const page = useReplyTemplateForm(template);
  const words = (key: 'editTitle' | 'newTitle' | 'save' | 'create') => t(`inquiries.templates.form.${key}`);
  const otherHint = t('inquiries.templates.form.otherHint');
  return (
    <FormPage
      title={template ? words('editTitle') : words('newTitle')}
      way={[
        { to: paths.contacts, label: t('sections.contacts') },
        { to: useOrigin(paths.replyTemplates), label: t('inquiries.templates.title') },
      ]}
      name={template?.name}
      saveLabel={template ? words('save') : words('create')}
      page={page}
    >
      <FormSection title={t('inquiries.templates.form.english')} hint={t('inquiries.templates.form.hint')}>
        <TextInput {...page.input('name')} description={t('inquiries.templates.form.nameHint')} data-wide />
        <TextInput {...page.input('subject')} data-wide />
        <Textarea {...page.input('content')} {...long} />
      </FormSection>
      <FormSection title={t('inquiries.templates.form.amharic')} hint={otherHint}>
        <TextInput {...page.input('subjectAm')} lang="am" data-wide />
        <Textarea {...page.input('contentAm')} {...long} lang="am" />
      </FormSection>
      <FormSection title={t('inquiries.templates.form.oromo')} hint={otherHint}>
        <TextInput {...page.input('subjectOm')} lang="om" data-wide />
        <Textarea {...page.input('contentOm')} {...long} lang="om" />
      </FormSection>
    </FormPage>
  );
}
