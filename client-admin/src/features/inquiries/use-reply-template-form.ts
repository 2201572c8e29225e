import {
  createReplyTemplate,
  getListReplyTemplatesQueryKey,
  updateReplyTemplate,
} from '@consultancy/client-shared/api/generated/reply-templates/reply-templates';
import type { ReplyTemplateDto } from '@consultancy/client-shared/api/model';
import { useTranslations } from 'use-intl';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths';
import { useOrigin, useRecordForm } from '../../ui/form-page';

const valuesOf = (template: ReplyTemplateDto | undefined) => ({
  name: template?.name ?? '',
  subject: template?.subject ?? '',
  content: template?.content ?? '',
  subjectAm: template?.subjectAm ?? '',
  contentAm: template?.contentAm ?? '',
  subjectOm: template?.subjectOm ?? '',
  contentOm: template?.contentOm ?? '',
});

export function useReplyTemplateForm(template: ReplyTemplateDto | undefined) {
  const t = useTranslations();
  const navigate = useNavigate();
  const list = useOrigin(paths.replyTemplates);
  return useRecordForm<ReturnType<typeof valuesOf>, ReplyTemplateDto>({
    name: 'reply-template',
    record: template,
    valuesOf,
    fields: {
      name: { label: t('inquiries.templates.form.name'), required: true },
      subject: { label: t('inquiries.templates.form.subject'), required: true },
      content: { label: t('inquiries.templates.form.content'), required: true },
      subjectAm: { label: t('inquiries.templates.form.subjectAm') },
      contentAm: { label: t('inquiries.templates.form.contentAm') },
      subjectOm: { label: t('inquiries.templates.form.subjectOm') },
      contentOm: { label: t('inquiries.templates.form.contentOm') },
    },
    save: (values, version) =>
      template ? updateReplyTemplate(template.id, { ...values, version }) : createReplyTemplate(values),
    done: template ? t('inquiries.templates.form.updated') : t('inquiries.templates.form.created'),
    failed: t('inquiries.templates.form.failed'),
    refreshes: [getListReplyTemplatesQueryKey()],
    onSaved: () => void navigate(list),
  });
}
