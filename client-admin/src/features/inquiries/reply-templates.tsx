import {
  useCreateReplyTemplate,
  useDeleteReplyTemplate,
  useUpdateReplyTemplate,
  useGetReplyTemplate,
  useListReplyTemplates,
} from '@consultancy/client-shared/api/generated/reply-templates/reply-templates';
import type { ReplyTemplateDto } from '@consultancy/client-shared/api/model';
import { Textarea, TextInput } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths';
import { FormSection, required } from '../../ui/form-page';
import { RowFace } from '../../ui/record-rows';
import type { FieldsProps, FormLink, Resource } from '../../ui/resource/resource';
import { ResourceForm } from '../../ui/resource/resource-form';
import { ResourceList } from '../../ui/resource/resource-list';
import { useTrail } from '../../ui/resource/use-trail';
import { inquiriesTexts } from './texts';

const valuesOf = (template: ReplyTemplateDto | undefined) => ({
  name: template?.name ?? '',
  subject: template?.subject ?? '',
  content: template?.content ?? '',
  subjectAm: template?.subjectAm ?? '',
  contentAm: template?.contentAm ?? '',
  subjectOm: template?.subjectOm ?? '',
  contentOm: template?.contentOm ?? '',
});

type TemplateValues = ReturnType<typeof valuesOf>;

/** The texts that inquiries are answered with, by name. */
const templates: Resource<ReplyTemplateDto, TemplateValues, TemplateValues> = {
  kind: 'reply-template',
  texts: 'inquiries.templates',
  list: paths.replyTemplates,
  form: paths.replyTemplateForm,
  useTrail: () =>
    useTrail([paths.contacts, 'sections.contacts'], [paths.replyTemplates, 'inquiries.templates.title']),
  useList: useListReplyTemplates,
  useRecord: useGetReplyTemplate,
  useCreate: useCreateReplyTemplate,
  useUpdate: useUpdateReplyTemplate,
  erasure: { texts: 'inquiries.templates.deletion', useErase: useDeleteReplyTemplate },
  nameOf: ({ name }) => name,
  Face: TemplateFace,
  valuesOf,
  bodyOf: (values) => values,
  labels: inquiriesTexts.templates.form,
  rules: required('name', 'subject', 'content'),
  Fields: TemplateFields,
};

export const ReplyTemplatesPage = () => <ResourceList resource={templates} />;
export const ReplyTemplateFormPage = () => <ResourceForm resource={templates} />;

function TemplateFace({
  row: { name, subject, contentAm, contentOm },
  link,
}: {
  row: ReplyTemplateDto;
  link: FormLink;
}) {
  const t = useTranslations();
  const languages = [
    t('inquiries.languages.en'),
    contentAm && t('inquiries.languages.am'),
    contentOm && t('inquiries.languages.om'),
  ];
  return (
    <RowFace name={name} text={subject} {...link}>
      {languages.filter(Boolean).join(' · ')}
    </RowFace>
  );
}

const long = { autosize: true, minRows: 5, maxRows: 16, 'data-wide': true };

function TemplateFields({ page }: FieldsProps<TemplateValues, ReplyTemplateDto>) {
  const t = useTranslations();
  const otherHint = t('inquiries.templates.form.otherHint');
  return (
    <>
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
    </>
  );
}
