import { StatusBadge } from '@consultancy/client-shared/ui';
import { Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import classes from './record-card.module.css';
import type { Selection } from './use-selection';

interface RecordCardProps {
  record: { id: number; title: string; status: string };
  selection: Selection;
  picture: ReactNode;
  /** What stands out of the record, on its picture. */
  marks: ReactNode;
  /** One line below the title; what is empty is left out. */
  facts: (string | null)[];
  /** Below the facts. */
  children: ReactNode;
  /** When it was last touched. */
  date: ReactNode;
  actions: ReactNode;
}

/** A record with a picture in a list that can be selected. */
export function RecordCard({
  record,
  selection,
  picture,
  marks,
  facts,
  children,
  date,
  actions,
}: RecordCardProps) {
  const t = useTranslations();
  return (
    <article className={classes.card}>
      <div className={classes.picture}>
        {picture}
        <ul className={classes.marks}>{marks}</ul>
        <Checkbox
          className={classes.choice}
          checked={selection.has(record.id)}
          onChange={(event) => selection.toggle(record.id, event)}
          aria-label={t('list.select', { name: record.title })}
        />
      </div>
      <div className={classes.text}>
        <div className={classes.head}>
          <h2 className={classes.title} title={record.title}>
            {record.title}
          </h2>
          <StatusBadge status={record.status} />
        </div>
        <p className={classes.facts}>{facts.filter(Boolean).join(' · ')}</p>
        {children}
      </div>
      <footer className={classes.foot}>
        <p className={classes.date}>{date}</p>
        {actions}
      </footer>
    </article>
  );
}
