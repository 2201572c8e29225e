import { useForm } from '@mantine/form';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { leadingPage } from '../../lib/leading-page';
import { receiptKey } from '../../lib/submissions/receipts';
import { ActionForm, trimmed } from '../../ui/form/action-form';
import {
  EmailField,
  NameField,
  PhoneField,
  SelectField,
  TextAreaField,
  TextField,
} from '../../ui/form/fields';
import { ReceiptLine } from '../../ui/form/receipt-line';
import { SubmissionNotices } from '../../ui/form/submission-notices';
import { SuccessPanel } from '../../ui/form/success-panel';
import { typedSince } from '../../ui/form/typed-since';
import { useDraft } from '../../ui/form/use-draft';
import { useRules } from '../../ui/form/use-rules';
import { useSubmission } from '../../ui/form/use-submission';
import { Stack } from '../../ui/layout';
import { AskedProjectsField } from './asked-projects-field';
import { AttachmentsField } from './attachments/attachments-field';
import { useAttachments } from './attachments/use-attachments';
import { Honeypot } from './honeypot';
import { projectTypeOf, useInterestOptions } from './project-interests';
import { secondsShown } from './seconds-shown';
import { useAskedProjects, useNamedProjects } from './use-asked-projects';

const EMPTY = {
  ...{ name: '', email: '', phone: '', projects: '', subject: '', projectType: '', message: '' },
  website: '',
};

/** The server calls some by another name. */
const nameFields = ({ projectIds, ...errors }: Record<string, string>) => ({
  ...errors,
  projects: projectIds,
});

export function ContactForm() {
  const t = useTranslations('contact');
  const tSite = useTranslations('site');
  const rules = useRules();
  const interests = useInterestOptions();
  const [isDone, setDone] = useState(false);
  const form = useForm({
    initialValues: { ...EMPTY, projects: useNamedProjects() },
    validate: {
      name: rules.required('name'),
      email: rules.email,
      phone: rules.optional('phone'),
      subject: rules.required('subject'),
      message: rules.required('message'),
    },
  });
  useDraft('contact', form);
  const asked = useAskedProjects(form, EMPTY);
  const attachments = useAttachments();

  const empty = (values: typeof EMPTY) => {
    asked.choose([]);
    form.setValues((now) => typedSince({ ...EMPTY, ...now }, values, EMPTY));
  };
  const { action, send, notices } = useSubmission('contact', form, {
    attachments,
    onSent: (values) => {
      empty(values);
      setDone(true);
    },
  });
  const isGone = Boolean(action.error?.fieldErrors['projectIds']);
  const leaveOutGone = useEffectEvent(() => void asked.refetch());
  useEffect(() => {
    if (isGone) leaveOutGone();
  }, [isGone]);

  function submit(values: typeof EMPTY) {
    const { phone, website, projectType, projects: _, ...typed } = trimmed(values);
    const projectIds = asked.projects.map(({ id }) => id);
    const data = {
      ...typed,
      phone: phone || undefined,
      projectType: projectTypeOf(projectType),
      projectIds: projectIds.length > 0 ? projectIds : undefined,
      cameFrom: leadingPage(),
      website: website || undefined,
      secondsShown: secondsShown(),
    };
    send(data, { ...values, projects: projectIds.join() });
  }

  if (isDone)
    return (
      <Stack gap="lg">
        <ReceiptLine form="contact" />
        <SuccessPanel
          title={t('form.doneTitle')}
          text={t('form.doneText')}
          focusNext={receiptKey('contact')}
          onClose={() => setDone(false)}
        />
      </Stack>
    );
  return (
    <Stack gap="lg">
      <ReceiptLine form="contact" />
      <ActionForm
        action={action}
        form={form}
        onSend={submit}
        failed={t('form.failed')}
        submit={t('form.submit')}
        sending={t('form.sending')}
        nameFields={nameFields}
      >
        <SubmissionNotices {...notices} />
        <NameField label={t('form.name')} half {...form.getInputProps('name')} />
        <EmailField label={t('form.email')} half {...form.getInputProps('email')} />
        <PhoneField label={t('form.phone')} half {...form.getInputProps('phone')} />
        <SelectField
          label={t('form.projectType')}
          placeholder={tSite('form.choose')}
          options={interests}
          half
          {...form.getInputProps('projectType')}
        />
        <AskedProjectsField
          asked={asked}
          error={form.errors['projects']}
          onEmpty={() => form.getInputNode('subject')?.focus()}
        />
        <TextField label={t('form.subject')} required {...form.getInputProps('subject')} />
        <TextAreaField label={t('form.message')} rows={6} required {...form.getInputProps('message')} />
        <AttachmentsField
          attachments={attachments}
          error={form.errors['attachments']}
          isSending={action.isPending}
        />
        <Honeypot {...form.getInputProps('website')} />
      </ActionForm>
    </Stack>
  );
}
