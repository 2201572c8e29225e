import { useGetConsultant } from '@consultancy/client-shared/api/generated/consultants/consultants';
import type { ConsultantDto } from '@consultancy/client-shared/api/model';
import { Switch, TextInput } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { paths } from '../../../paths';
import { FormPage, FormSection, useEditedId, useOrigin, useTravelledRecord } from '../../../ui/form-page';
import { WeekFields } from '../../../ui/hours';
import { RecordOutcome } from '../../../ui/record-outcome';
import { CalendarFeed } from '../calendar-feed';
import { DaysAwayField } from './days-away-field';
import { useConsultantForm } from './use-consultant-form';

/** `?id=` changes that consultant; without it a new one is made. */
export function ConsultantFormPage() {
  const id = useEditedId();
  return id === undefined ? <ConsultantForm key="new" /> : <EditConsultant key={id} id={id} />;
}

function EditConsultant({ id }: { id: number }) {
  const t = useTranslations();
  const query = useGetConsultant(id, { query: useTravelledRecord<ConsultantDto>(id) });
  const back = { to: useOrigin(paths.consultants), label: t('consultants.title') };
  return (
    <RecordOutcome isForm query={query} notFound={t('consultants.notFound')} back={back}>
      {({ data }) => <ConsultantForm consultant={data} />}
    </RecordOutcome>
  );
}

function ConsultantForm({ consultant }: { consultant?: ConsultantDto }) {
  const t = useTranslations();
  const page = useConsultantForm(consultant);
  const { values, errors, setFieldValue } = page.form;
  return (
    <FormPage
      title={consultant ? t('consultants.form.editTitle') : t('consultants.form.newTitle')}
      way={[
        { to: paths.consultations, label: t('sections.consultations') },
        { to: useOrigin(paths.consultants), label: t('consultants.title') },
      ]}
      name={consultant?.name}
      saveLabel={consultant ? t('consultants.form.save') : t('consultants.form.create')}
      page={page}
    >
      <FormSection title={t('consultants.form.person')} hint={t('consultants.form.personHint')}>
        <TextInput {...page.input('name')} maxLength={120} />
        <TextInput {...page.input('title')} maxLength={200} />
        <TextInput {...page.input('email')} type="email" maxLength={254} />
        <Switch {...page.input('isActive', { type: 'checkbox' })} data-wide />
      </FormSection>
      <FormSection title={t('consultants.form.hours')} hint={t('consultants.form.hoursHint')}>
        <Switch {...page.input('hasOwnHours', { type: 'checkbox' })} data-wide />
        {values.hasOwnHours && (
          <WeekFields
            values={values}
            onChange={(weekday, hours) => setFieldValue(weekday, hours as never)}
            errors={errors}
            closed={t('consultants.form.notWorking')}
          />
        )}
      </FormSection>
      <FormSection title={t('consultants.form.away')} hint={t('consultants.form.awayHint')}>
        <DaysAwayField
          value={values.away}
          onChange={(away) => setFieldValue('away', away)}
          error={errors['away']}
        />
      </FormSection>
      <FormSection title={t('consultants.form.feed')} hint={t('consultants.form.feedHint')}>
        <div data-wide>
          {consultant ? <CalendarFeed consultant={consultant} /> : <p>{t('consultants.form.feedLater')}</p>}
        </div>
      </FormSection>
    </FormPage>
  );
}
