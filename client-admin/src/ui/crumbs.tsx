import { Breadcrumbs } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { Link } from 'react-router-dom';
import classes from './crumbs.module.css';

/** A page above the one that is shown. */
export interface Crumb {
  to: string;
  label: string;
}

/** From the section down; one page at least. */
export type Way = [Crumb, ...Crumb[]];

/** Where a page below a section stands. On one line: what is too long for it is cut. */
export function Crumbs({ way, here }: { way: Way; here: string }) {
  const t = useTranslations();
  return (
    <nav aria-label={t('crumbs.label')}>
      <Breadcrumbs
        classNames={{ root: classes.crumbs, separator: classes.separator }}
        separator={<IconChevronRight size={14} stroke={1.6} aria-hidden />}
      >
        {way.map(({ to, label }) => (
          <Link key={to} to={to} className={classes.page}>
            {label}
          </Link>
        ))}
        <span className={classes.here} aria-current="page" title={here}>
          {here}
        </span>
      </Breadcrumbs>
    </nav>
  );
}
