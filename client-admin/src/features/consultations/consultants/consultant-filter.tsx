import { useTranslations } from 'use-intl';
import { FilterSelect } from '../../../ui/list-page';
import { NOBODY, useConsultants } from './use-consultants';

interface ConsultantFilterProps {
  /** The id in the address. */
  value: string | null;
  onChange: (consultant: string | null) => void;
}

/** Narrows consultations to those of one consultant; it is there once somebody is. */
export function ConsultantFilter({ value, onChange }: ConsultantFilterProps) {
  const t = useTranslations();
  const { areThere, choices, nameOf } = useConsultants();
  if (!areThere && value === null) return null;
  const all = [...choices, { value: NOBODY, label: t('consultants.nobody') }];
  // Whose address was copied before they were deleted.
  const isKnown = value === null || all.some((choice) => choice.value === value);
  return (
    <FilterSelect
      label={t('consultants.filter')}
      all={t('consultants.all')}
      choices={isKnown ? all : [...all, { value: value!, label: nameOf(Number(value)) }]}
      value={value}
      onChange={onChange}
    />
  );
}
