import { formatNumber } from '@consultancy/client-shared/format';
import { Flex, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { Percent } from '../percent';

/** Below it a percentage says more than there is to say. */
const MANY = 10;

interface TotalsProps {
  totals: [label: string, now: number, before: number][];
}

/** Sums over the chosen days, and how they differ from those of the previous period of the same length. */
export function Totals({ totals }: TotalsProps) {
  const t = useTranslations();
  return (
    <Flex component="dl" c="dimmed" fz="sm" rowGap="md" columnGap="xl" wrap="wrap">
      {totals.map(([label, now, before]) => (
        <div key={label}>
          <dt>{label}</dt>
          <Text component="dd" c="var(--ink)" fz="xl" fw={600} lh={1.3} display="block">
            {formatNumber(now)}
          </Text>
          <dd>
            {before >= MANY && (
              <>
                <Percent of={Math.round((100 * (now - before)) / before)} />{' '}
              </>
            )}
            {t('dashboard.figuresOf.against', { before: formatNumber(before) })}
          </dd>
        </div>
      ))}
    </Flex>
  );
}
