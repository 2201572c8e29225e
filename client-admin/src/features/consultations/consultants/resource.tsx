import {
  useCreateConsultant,
  useUpdateConsultant,
  useGetConsultant,
  useListConsultants,
} from '@consultancy/client-shared/api/generated/consultants/consultants';
import type {
  ConsultantDto,
  ListedConsultantDto,
  UpdatedConsultantDto,
} from '@consultancy/client-shared/api/model';
import { useReading } from '@consultancy/client-shared/calendar';
import { formatDate, officeToday } from '@consultancy/client-shared/format';
import { Badge, Switch, TextInput } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { paths } from '../../../paths';
import { FormSection, required } from '../../../ui/form-page';
import { useWeekFormFields, WeekFields } from '../../../ui/hours';
import { RowFace } from '../../../ui/record-rows';
import type { FieldsProps, FormLink, Resource } from '../../../ui/resource/resource';
import { ResourceForm } from '../../../ui/resource/resource-form';
import { ResourceList } from '../../../ui/resource/resource-list';
import { useTrail } from '../../../ui/resource/use-trail';
import { useAffectedMeetings } from '../../../ui/use-affected-meetings';
import { CalendarFeed } from '../calendar-feed';
import { type AwayValue, type ConsultantValues, requestOf, valuesOf } from './consultant-values';
import { DaysAwayField } from './days-away-field';
import { hoursInWords } from './hours-in-words';
import { consultantsTexts } from './texts';

/** Those who meet clients, by name, with their hours and what is to come. */
function useConsultantResource(): Resource<
  ConsultantDto & Partial<ListedConsultantDto>,
  ConsultantValues,
  ReturnType<typeof requestOf>
> {
  const week = useWeekFormFields(({ hasOwnHours }: ConsultantValues) => hasOwnHours);
  const texts = consultantsTexts.form;
  const showAffected = useAffectedMeetings();
  return {
    kind: 'consultant',
    texts: 'consultants',
    list: paths.consultants,
    form: paths.consultantForm,
    useTrail: () =>
      useTrail([paths.consultations, 'sections.consultations'], [paths.consultants, 'consultants.title']),
    useList: useListConsultants,
    useRecord: useGetConsultant,
    useCreate: useCreateConsultant,
    useUpdate: useUpdateConsultant,
    nameOf: ({ name }) => name,
    Face: ConsultantFace,
    valuesOf,
    bodyOf: requestOf,
    labels: { ...week.labels, ...texts, title: texts.personTitle, hasOwnHours: texts.ownHours },
    rules: {
      ...week.rules,
      ...required('name'),
      away: {
        problem: (away: AwayValue[]) => {
          if (away.some(({ from, to }) => !from || !to)) return texts.dayMissing;
          return away.some(({ from, to }) => to < from) ? texts.awayOrder : undefined;
        },
        show: (away: AwayValue[]) =>
          away
            .map(({ from, to, reason }) => [`${from} – ${to}`, reason].filter(Boolean).join(': '))
            .join('; '),
      },
    },
    serverNames: week.serverNames,
    // A new one has no meetings.
    onSaved: (saved) => 'meetings' in saved && showAffected(saved as UpdatedConsultantDto),
    Fields: ConsultantFields,
  };
}

export function ConsultantsPage() {
  return <ResourceList resource={useConsultantResource()} />;
}

export function ConsultantFormPage() {
  return <ResourceForm resource={useConsultantResource()} />;
}

interface FaceProps {
  row: ConsultantDto & Partial<ListedConsultantDto>;
  link: FormLink;
}

function ConsultantFace({ row, link }: FaceProps) {
  const t = useTranslations();
  const reading = useReading();
  const { id, name, title, week, away, isActive, upcomingConsultations = 0 } = row;
  const today = officeToday();
  const absence = away.find(({ from, to }) => from <= today && today <= to);
  const hours = week ? hoursInWords(week, reading) || t('consultants.noHours') : t('consultants.officeHours');
  const upcoming = t('consultants.upcoming', { count: upcomingConsultations });
  return (
    <RowFace
      name={name}
      text={[title, hours].filter(Boolean).join(' · ')}
      badges={
        <>
          {!isActive && <Badge variant="default">{t('consultants.inactive')}</Badge>}
          {absence && (
            <Badge variant="default">{t('consultants.away', { day: formatDate(absence.to, reading) })}</Badge>
          )}
        </>
      }
      {...link}
    >
      {upcomingConsultations > 0 ? (
        <Link to={`${paths.consultations}?consultant=${id}`}>{upcoming}</Link>
      ) : (
        upcoming
      )}
    </RowFace>
  );
}

function ConsultantFields({ page, record: consultant }: FieldsProps<ConsultantValues, ConsultantDto>) {
  const t = useTranslations();
  const { values, errors, setFieldValue } = page.form;
  return (
    <>
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
    </>
  );
}
