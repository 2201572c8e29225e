import { Box, Flex, Table, Text } from '@mantine/core';
import type { FiguresDto } from '@consultancy/client-shared/api/model';
import { formatNumber } from '@consultancy/client-shared/format';
import { useTranslations } from 'use-intl';
import { FiguresPanel } from './figures-panel';

const COUNTS = ['views', 'inquiries', 'consultations', 'orders'] as const;

/** From the page of a project or service to an inquiry, a booking, an order. */
export function LeadsPanel({ figures: { leads, ledTo, from, to } }: { figures: FiguresDto }) {
  const t = useTranslations();
  const title = t('dashboard.figuresOf.leads');
  const perHundred = (count: number) =>
    ledTo.views === 0
      ? ''
      : t('dashboard.figuresOf.perHundred', { count: String(Math.round((1000 * count) / ledTo.views) / 10) });
  return (
    <FiguresPanel title={title} unit={t('dashboard.figuresOf.leadsUnit')} of="leads" days={{ from, to }} wide>
      <Flex component="ol" c="dimmed" fz="sm" rowGap="md" columnGap="xl" wrap="wrap">
        {COUNTS.map((name) => (
          <Box
            key={name}
            component="li"
            pos="relative"
            flex="1 1 8rem"
            py="sm"
            px="md"
            bdrs="var(--radius-control)"
            bg="var(--juniper-tint)"
          >
            <Text span c="var(--ink)" inherit>
              {t(`dashboard.figuresOf.steps.${name}`)}
            </Text>
            <Text span c="var(--ink)" fz="xl" fw={600} lh={1.3} display="block">
              {formatNumber(ledTo[name])}
            </Text>
            <Text span c="dimmed" fz="sm">
              {name === 'views' ? '' : perHundred(ledTo[name])}
            </Text>
          </Box>
        ))}
      </Flex>
      {leads.length === 0 ? (
        <Text py="lg" px="md" c="dimmed" fz="sm" ta="center">
          {t('dashboard.figuresOf.noLeads')}
        </Text>
      ) : (
        <Box mah="24rem" style={{ overflow: 'auto' }} role="group" aria-label={title} tabIndex={0}>
          <Table miw="30rem" fz="sm" verticalSpacing={6} horizontalSpacing="xs">
            <Table.Thead>
              <Table.Tr>
                <Table.Th scope="col" c="dimmed" fw={400}>
                  {t('dashboard.figuresOf.page')}
                </Table.Th>
                {COUNTS.map((name) => (
                  <Table.Th key={name} scope="col" c="dimmed" fw={400} ta="end">
                    {t(`dashboard.figuresOf.steps.${name}`)}
                  </Table.Th>
                ))}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {leads.map((lead) => (
                <Table.Tr key={lead.path}>
                  <Table.Th scope="row" fw={400}>
                    <Box href={lead.path} target="_blank" rel="noreferrer" component="a" miw={0}>
                      {lead.title ?? lead.path}
                    </Box>
                  </Table.Th>
                  {COUNTS.map((name) => (
                    <Table.Td key={name} ta="end">
                      {formatNumber(lead[name])}
                    </Table.Td>
                  ))}
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Box>
      )}
      <Text c="dimmed" fz="sm">
        {t('dashboard.figuresOf.leadsHint')}
      </Text>
    </FiguresPanel>
  );
}
