import type { DashboardDto } from '@consultancy/client-shared/api/model';
import { formatNumber } from '@consultancy/client-shared/format';
import { SimpleGrid, Text, Title } from '@mantine/core';
import { type Icon, IconArticle, IconBuilding, IconCalendarEvent, IconMail } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths';
import { usePermissions, type Permission } from '../../session/permissions';
import common from '../../ui/common.module.css';
import classes from './quick-actions.module.css';

/** Shortcuts to what waits for somebody, with how many there are. */
export function QuickActions({ overview }: { overview: DashboardDto }) {
  const t = useTranslations();
  const may = usePermissions();
  const actions: [permission: Permission, label: string, count: number, to: string, icon: Icon][] = [
    [
      'office',
      t('dashboard.pendingConsultations'),
      overview.pendingConsultations,
      `${paths.consultations}?status=pending`,
      IconCalendarEvent,
    ],
    [
      'office',
      t('dashboard.newInquiries'),
      overview.newInquiries,
      `${paths.contactInquiries}?status=new`,
      IconMail,
    ],
    [
      'content',
      t('dashboard.projectsUnderWay'),
      overview.activeProjects,
      `${paths.projects}?status=active`,
      IconBuilding,
    ],
    [
      'content',
      t('dashboard.publishedPosts'),
      overview.publishedBlogs,
      `${paths.blogs}?status=published`,
      IconArticle,
    ],
  ];
  return (
    <section aria-labelledby="quick-actions">
      <Title id="quick-actions" order={2} mb="xs" fz="md">
        {t('dashboard.quickActions')}
      </Title>
      <SimpleGrid component="ul" cols={{ base: 1, xs: 2, md: 4 }} spacing="xs">
        {actions
          .filter(([permission]) => may(permission))
          .map(([, label, count, to, Glyph]) => (
            <li key={to}>
              <Link to={to} className={`${common.framed} ${classes.action}`}>
                <Glyph size={18} stroke={1.6} color="var(--juniper)" aria-hidden />
                <Text span flex={1} fw={500} inherit>
                  {label}
                </Text>
                <Text span c="dimmed" inherit>
                  {formatNumber(count)}
                </Text>
              </Link>
            </li>
          ))}
      </SimpleGrid>
    </section>
  );
}
