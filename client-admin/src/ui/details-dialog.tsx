import { type OutcomeQuery, QueryOutcome } from '@consultancy/client-shared/ui';
import { Button, Group, Skeleton, Stack } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import classes from './details-dialog.module.css';
import { Dialog } from './dialog';

/** Label and value; what has no value is left out. */
export type Detail = readonly [label: string, value: ReactNode];

interface DetailsDialogProps<Answer> extends RecordInDialogProps<Answer> {
  title: string;
  /** The page where the record is worked on. */
  page?: { to: string; label: string };
  onClose: () => void;
}

/** One record, to be read. */
export function DetailsDialog<Answer>({ title, page, onClose, ...record }: DetailsDialogProps<Answer>) {
  const t = useTranslations();
  const from = useListAddress();
  return (
    <Dialog onClose={onClose} title={title} size="lg">
      <RecordInDialog {...record} />
      <Group justify="flex-end" mt="lg">
        {page && (
          <Button component={Link} to={page.to} state={{ from }}>
            {page.label}
          </Button>
        )}
        <Button variant="default" onClick={onClose}>
          {t('close')}
        </Button>
      </Group>
    </Dialog>
  );
}

/** The list below a dialog, with its search and filters, without the record that is open. */
function useListAddress(): string {
  const { pathname, search } = useLocation();
  const address = new URLSearchParams(search);
  address.delete('view');
  return address.size > 0 ? `${pathname}?${address}` : pathname;
}

export function Details({ details }: { details: readonly Detail[] }) {
  const shown = details.filter(
    ([, value]) => value !== null && value !== undefined && value !== '' && value !== false,
  );
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
    <QueryOutcome
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
    </QueryOutcome>
  );
}
