import type { DashboardDto } from '@consultancy/client-shared/api/model';
import { formatNumber } from '@consultancy/client-shared/format';
import { type Icon, IconArticle, IconBuilding, IconCalendarEvent, IconMail } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { useWork, type Work } from '../../session/work';
import classes from './quick-actions.module.css';

/** Shortcuts to what waits for somebody, with how many there are. */
export function QuickActions({ overview }: { overview: DashboardDto }) {
  const t = useTranslations();
  const does = useWork();
  const actions: [work: Work, label: string, count: number, to: string, icon: Icon][] = [
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
      <h2 id="quick-actions" className={classes.title}>
        {t('dashboard.quickActions')}
      </h2>
      <ul className={classes.actions}>
        {actions
          .filter(([work]) => does(work))
          .map(([, label, count, to, Glyph]) => (
            <li key={to}>
              <Link to={to} className={classes.action}>
                <Glyph size={18} stroke={1.6} aria-hidden />
                <span className={classes.label}>{label}</span>
                <span className={classes.count}>{formatNumber(count)}</span>
              </Link>
            </li>
          ))}
      </ul>
    </section>
  );
}
