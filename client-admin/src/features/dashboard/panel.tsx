import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from 'react-router-dom';
import classes from './panel.module.css';

interface PanelProps {
  title: string;
  /** Where there is more of it. */
  to: string;
  children: ReactNode;
}

/** A part of the dashboard that shows the beginning of something. */
export function Panel({ title, to, children }: PanelProps) {
  const t = useTranslations();
  const id = useId();
  return (
    <section className={classes.panel} aria-labelledby={id}>
      <header className={classes.head}>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        <Link to={to} className={classes.all} aria-label={t('dashboard.viewAllOf', { title })}>
          {t('dashboard.viewAll')}
        </Link>
      </header>
      {children}
    </section>
  );
}
