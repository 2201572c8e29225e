import type { DashboardChangesDto, DashboardDto } from '@consultancy/client-shared/api/model';
import { formatCompactNumber, formatNumber } from '@consultancy/client-shared/format';
import { SimpleGrid, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths';
import { usePermissions, type Permission } from '../../session/permissions';
import classes from './figure-cards.module.css';
import { Percent } from './percent';

/** The figures in the order of the cards, for whom, and the lists that they count; visitors have none. */
const FIGURES: [figure: keyof DashboardChangesDto, permission: Permission, list?: string][] = [
  ['totalProjects', 'content', paths.projects],
  ['activeProjects', 'content', `${paths.projects}?status=active`],
  ['totalServices', 'content', paths.services],
  ['totalBlogs', 'content', paths.blog],
  ['totalInquiries', 'office', paths.contacts],
  ['totalDesignOrders', 'office', paths.orders],
  ['totalConsultations', 'office', paths.consultations],
  ['monthlyVisitors', 'staff'],
];

export function FigureCards({ overview }: { overview: DashboardDto }) {
  const t = useTranslations();
  const may = usePermissions();
  return (
    <section aria-label={t('dashboard.figures')}>
      <SimpleGrid
        component="dl"
        bd="1px solid var(--hairline)"
        bdrs="var(--radius-card)"
        bg="var(--hairline)"
        style={{ overflow: 'hidden' }}
        cols={{ base: 2, sm: 4 }}
        spacing={1}
      >
        {FIGURES.filter(([, permission]) => may(permission)).map(([figure, , list]) => (
          <div key={figure} className={classes.card}>
            <Text className={classes.label} component="dt" c="dimmed" fz="sm" truncate>
              {list ? <Link to={list}>{t(`dashboard.${figure}`)}</Link> : t(`dashboard.${figure}`)}
            </Text>
            <Text
              component="dd"
              fz="1.625rem"
              fw={600}
              lts="var(--tracking-tight)"
              lh={1.4}
              title={formatNumber(overview[figure])}
            >
              {formatCompactNumber(overview[figure], 'en')}
            </Text>
            <Text component="dd" c="dimmed" fz="xs">
              <Percent of={overview.changes[figure]} /> {t('dashboard.fromLastMonth')}
            </Text>
          </div>
        ))}
      </SimpleGrid>
      <Text c="dimmed" fz="xs" mt="xs">
        {t('dashboard.changeHint')}
      </Text>
    </section>
  );
}
