import type { FiguresDto } from '@consultancy/client-shared/api/model';
import { formatNumber } from '@consultancy/client-shared/format';
import { Box, Flex, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { FiguresPanel, NoFigures } from './figures-panel';
import { ManyNumbers } from './numbers-table';

const COUNTS = ['views', 'inquiries', 'consultations', 'orders'] as const;

/** From the page of a project or service to an inquiry, a booking, an order. */
export function LeadsPanel({ figures }: { figures: FiguresDto }) {
  const { leads, ledTo } = figures;
  const t = useTranslations();
  const title = t('dashboard.figuresOf.leads');
  const perHundred = (count: number) =>
    ledTo.views === 0
      ? ''
      : t('dashboard.figuresOf.perHundred', { count: String(Math.round((1000 * count) / ledTo.views) / 10) });
  return (
    <FiguresPanel title={title} unit={t('dashboard.figuresOf.leadsUnit')} of="leads" days={figures} wide>
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
        <NoFigures>{t('dashboard.figuresOf.noLeads')}</NoFigures>
      ) : (
        <ManyNumbers
          label={title}
          columns={[
            t('dashboard.figuresOf.page'),
            ...COUNTS.map((name) => t(`dashboard.figuresOf.steps.${name}`)),
          ]}
          rows={leads.map((lead) => ({
            key: lead.path,
            name: (
              <a href={lead.path} target="_blank" rel="noreferrer">
                {lead.title ?? lead.path}
              </a>
            ),
            numbers: COUNTS.map((name) => lead[name]),
          }))}
        />
      )}
      <Text c="dimmed" fz="sm">
        {t('dashboard.figuresOf.leadsHint')}
      </Text>
    </FiguresPanel>
  );
}
