import { Flex, NativeSelect } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { DateField } from '../../../ui/date-field';
import { type ChosenDays, MOST_DAYS, RECENT_DAYS } from './use-chosen-days';

const OWN = 'own';

/** Which days the figures are of. */
export function DaysBar({ chosen }: { chosen: ChosenDays }) {
  const t = useTranslations();
  const { recent, from, to, isWrong, choose, chooseRecent } = chosen;
  return (
    <Flex rowGap="xs" columnGap="md" wrap="wrap" align="flex-start">
      <NativeSelect
        label={t('dashboard.figuresOf.days')}
        value={recent ?? OWN}
        onChange={({ currentTarget: { value } }) =>
          value === OWN ? choose({ from, to }) : chooseRecent(Number(value))
        }
      >
        {RECENT_DAYS.map((days) => (
          <option key={days} value={days}>
            {t(`dashboard.figuresOf.recent.d${days}`)}
          </option>
        ))}
        <option value={OWN}>{t('dashboard.figuresOf.own')}</option>
      </NativeSelect>
      {recent === undefined && (
        <>
          <DateField
            label={t('dashboard.figuresOf.from')}
            value={from}
            onChange={(day) => choose({ from: day, to })}
          />
          <DateField
            label={t('dashboard.figuresOf.to')}
            value={to}
            onChange={(day) => choose({ from, to: day })}
            error={isWrong && t('dashboard.figuresOf.wrong', { most: String(MOST_DAYS) })}
          />
        </>
      )}
    </Flex>
  );
}
