import { CardBoundary } from '@consultancy/client-shared/ui';
import { SimpleGrid, Text } from '@mantine/core';
import { type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useDensity } from './use-density';

/** Records as cards: one, two or three beside each other. One that cannot be shown says so, and the others stand. */
export function CardGrid<Row extends { id: number }>({
  rows,
  children,
}: {
  rows: Row[];
  children: (row: Row) => ReactNode;
}) {
  const t = useTranslations();
  const [density] = useDensity();
  return (
    <SimpleGrid component="ul" cols={{ base: 1, xs: 2, lg: 3 }} data-density={density} data-rows>
      {rows.map((row) => (
        <li key={row.id}>
          <CardBoundary
            of={row}
            fallback={<Text c="dimmed">{t('list.unreadable', { id: String(row.id) })}</Text>}
          >
            <Card row={row}>{children}</Card>
          </CardBoundary>
        </li>
      ))}
    </SimpleGrid>
  );
}

/** Makes the card within the boundary around it. */
function Card<Row>({ row, children }: { row: Row; children: (row: Row) => ReactNode }) {
  return children(row);
}

/** The grid before its records are there. */
export function PendingCards({ count, children }: { count: number; children: ReactNode }) {
  const t = useTranslations('shared');
  return (
    <SimpleGrid cols={{ base: 1, xs: 2, lg: 3 }} role="status" aria-label={t('loading')}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index}>{children}</div>
      ))}
    </SimpleGrid>
  );
}
