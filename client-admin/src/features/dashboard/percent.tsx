import { formatNumber } from '@consultancy/client-shared/format';
import { Text } from '@mantine/core';

/** By how many percent a figure changed, green or red. */
export function Percent({ of }: { of: number }) {
  const sign = of > 0 ? '+' : of < 0 ? '−' : '';
  const color = of > 0 ? 'var(--tone-green)' : of < 0 ? 'var(--tone-red)' : undefined;
  return (
    <Text span c={color} fw={500} inherit>
      {`${sign}${formatNumber(Math.abs(of))}%`}
    </Text>
  );
}
