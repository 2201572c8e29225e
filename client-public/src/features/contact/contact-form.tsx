import { Button } from '@mantine/core';
import { createContactInquiry } from '@consultancy/client-shared/api/generated/contact-inquiries/contact-inquiries';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import {
  EmailField,
  NameField,
  PhoneField,
  SelectField,
  TextAreaField,
  TextField,
} from '../../ui/form/fields';
import { leadingPage } from '../../leading-page';
import { FormFailure, FormLayout } from '../../ui/form/form-layout';
import { SuccessPanel } from '../../ui/form/success-panel';
import { typedSince } from '../../ui/form/typed-since';
import { useDraft } from '../../ui/form/use-draft';
import { useFailureText } from '../../ui/form/use-failure-text';
import { useRules } from '../../ui/form/use-rules';
import { useSubmission } from '../../ui/form/use-submission';
import { Honeypot } from './honeypot';
import { projectTypeOf, useInterestOptions } from './project-interests';
import { ReferenceCode } from './reference-code';
import { secondsShown } from './seconds-shown';
import { SubmitButton } from '../../ui/form/submit-button';

const EMPTY = { name: '', email: '', phone: '', subject: '', projectType: '', message: '', website: '' };

export function ContactForm() {
  const t = useTranslations('contact');
  const tSite = useTranslations('site');
  const rules = useRules();
  const failureText = useFailureText();
  const interests = useInterestOptions();
  const submission = useSubmission(createContactInquiry);
  const sent = submission.data?.data;
  const [step, setStep] = useState<'first' | 'done' | 'another'>('first');
  const form = useForm({
    initialValues: EMPTY,
    validate: {
      name: rules.required('name'),
      email: rules.email,
      phone: rules.optional('phone'),
      subject: rules.required('subject'),
      message: rules.required('message'),
    },
  });
  useDraft('contact', form);

  function submit(values: typeof EMPTY) {
    const { name, email, phone, subject, projectType, message, website } = values;
    const body = {
      name: name.trim(),
      email: email.trim(),
      phone: phone.trim() || undefined,
      subject: subject.trim(),
      message: message.trim(),
      projectType: projectTypeOf(projectType),
      cameFrom: leadingPage(),
      website: website || undefined,
      secondsShown: secondsShown(),
    };
    submission.mutate(body, {
      onSuccess: () => {
        form.setValues((now) => typedSince({ ...EMPTY, ...now }, values, EMPTY));
        setStep('done');
      },
      onError: (error) => form.setErrors(error.fieldErrors),
    });
  }

  if (step === 'done')
    return (
      <SuccessPanel title={t('form.doneTitle')} text={t('form.doneText')}>
        <ReferenceCode code={sent?.referenceCode} phone={sent?.phone} />
        <Button variant="outline" size="sm" onClick={() => setStep('another')}>
          {t('form.another')}
        </Button>
      </SuccessPanel>
    );
  return (
    <FormLayout onSubmit={form.onSubmit(submit)}>
      <FormFailure>{submission.error && failureText(submission.error, t('form.failed'))}</FormFailure>
      <NameField label={t('form.name')} half autoFocus={step === 'another'} {...form.getInputProps('name')} />
      <EmailField label={t('form.email')} half {...form.getInputProps('email')} />
      <PhoneField label={t('form.phone')} half {...form.getInputProps('phone')} />
      <SelectField
        label={t('form.projectType')}
        placeholder={tSite('form.choose')}
        options={interests}
        half
        {...form.getInputProps('projectType')}
      />
      <TextField label={t('form.subject')} required {...form.getInputProps('subject')} />
      <TextAreaField label={t('form.message')} rows={6} required {...form.getInputProps('message')} />
      <Honeypot {...form.getInputProps('website')} />
      <SubmitButton loading={submission.isPending}>
        {t(submission.isPending ? 'form.sending' : 'form.submit')}
      </SubmitButton>
    </FormLayout>
  );
}
