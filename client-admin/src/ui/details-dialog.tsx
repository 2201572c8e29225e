import { type OutcomeQuery } from '@consultancy/client-shared/ui';
import { Button, Group, Skeleton, Stack } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import classes from './details-dialog.module.css';
import { Dialog } from './dialog';
import { Outcome } from './outcome';

/** Label and value; what has no value is left out. */
export type Detail = readonly [label: string, value: ReactNode];

interface DetailsDialogProps<Answer> extends RecordInDialogProps<Answer> {
  title: string;
  onClose: () => void;
}

/** One record, to be read. */
export function DetailsDialog<Answer>({ title, onClose, ...record }: DetailsDialogProps<Answer>) {
  const t = useTranslations();
  return (
    <Dialog onClose={onClose} title={title} size="lg">
      <RecordInDialog {...record} />
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          {t('close')}
        </Button>
      </Group>
    </Dialog>
  );
}

export function Details({ details }: { details: readonly Detail[] }) {
  const shown = details.filter(([, value]) => value !== null && value !== undefined && value !== '');
  if (shown.length === 0) return null;
  return (
    <dl className={classes.details}>
      {shown.map(([label, value]) => (
        <Fragment key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

interface RecordInDialogProps<Answer> {
  query: OutcomeQuery<Answer>;
  errorTitle: string;
  children: (answer: Answer) => ReactNode;
}

/** A record that its dialog loads by itself, so that a link to it works too. */
export function RecordInDialog<Answer>({ query, errorTitle, children }: RecordInDialogProps<Answer>) {
  const t = useTranslations('shared');
  return (
    <Outcome
      query={query}
      pending={
        <Stack gap="sm" role="status" aria-label={t('loading')}>
          {['40%', '65%', '55%', '70%', '50%'].map((width) => (
            <Skeleton key={width} height="0.875rem" width={width} />
          ))}
        </Stack>
      }
      failed={errorTitle}
    >
      {children}
    </Outcome>
  );
}
