import {
  createConsultant,
  getListConsultantsQueryKey,
  updateConsultant,
} from '@consultancy/client-shared/api/generated/consultants/consultants';
import type { ConsultantDto } from '@consultancy/client-shared/api/model';
import { useTranslations } from 'use-intl';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../paths';
import { useOrigin, useRecordForm } from '../../../ui/form-page';
import { useWeekFormFields } from '../../../ui/hours';
import { type AwayValue, type ConsultantValues, requestOf, valuesOf } from './consultant-values';

export function useConsultantForm(consultant: ConsultantDto | undefined) {
  const t = useTranslations();
  const navigate = useNavigate();
  const list = useOrigin(paths.consultants);
  const week = useWeekFormFields(({ hasOwnHours }: ConsultantValues) => hasOwnHours);
  const problemOfAway = (away: AwayValue[]): string | undefined => {
    if (away.some(({ from, to }) => !from || !to)) return t('consultants.form.dayMissing');
    return away.some(({ from, to }) => to < from) ? t('consultants.form.awayOrder') : undefined;
  };
  return useRecordForm<ConsultantValues, ConsultantDto>({
    name: 'consultant',
    record: consultant,
    valuesOf,
    fields: {
      ...week.fields,
      name: { label: t('consultants.form.name'), required: true },
      title: { label: t('consultants.form.personTitle') },
      email: { label: t('consultants.form.email') },
      isActive: { label: t('consultants.form.isActive') },
      hasOwnHours: { label: t('consultants.form.ownHours') },
      away: {
        label: t('consultants.form.away'),
        problem: problemOfAway,
        show: (away: AwayValue[]) =>
          away
            .map(({ from, to, reason }) => [`${from} – ${to}`, reason].filter(Boolean).join(': '))
            .join('; '),
      },
    },
    serverNames: week.serverNames,
    save: (values, version) =>
      consultant
        ? updateConsultant(consultant.id, { ...requestOf(values), version })
        : createConsultant(requestOf(values)),
    done: consultant ? t('consultants.form.updated') : t('consultants.form.created'),
    failed: t('consultants.form.failed'),
    refreshes: [getListConsultantsQueryKey()],
    onSaved: () => void navigate(list),
  });
}
