import { ApiError } from '@consultancy/client-shared/api';
import { OutcomePanel, type OutcomeQuery, QueryOutcome } from '@consultancy/client-shared/ui';
import { Button, Title } from '@mantine/core';
import { IconFileUnknown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import type { Breadcrumb } from './breadcrumbs';
import { EmptyBox } from './empty-box';
import { useFailureText } from './failure-text';
import { RecordSkeleton } from './record-skeleton';

interface RecordOutcomeProps<Answer> {
  query: OutcomeQuery<Answer>;
  /** What is said when there is no such record. */
  notFound: string;
  /** The page above. */
  back: Breadcrumb;
  /** Whether it is a form: what was typed there stays, even if the record is gone by then. */
  isForm?: boolean;
  children: (answer: Answer) => ReactNode;
}

/** The page of one record, with everything that may stand in its place. */
export function RecordOutcome<Answer>({
  query,
  notFound,
  back,
  isForm = false,
  children,
}: RecordOutcomeProps<Answer>) {
  const t = useTranslations();
  const failureText = useFailureText();
  return (
    <QueryOutcome
      query={isForm && query.data !== undefined ? { ...query, error: null } : query}
      pending={<RecordSkeleton />}
      error={(failure, retry) =>
        isAboutAddress(failure) ? (
          <EmptyBox>
            <IconFileUnknown size={28} stroke={1.4} aria-hidden />
            <Title order={1} c="var(--ink)" fz="lg">
              {notFound}
            </Title>
            <Button component={Link} to={back.to} variant="default">
              {t('breadcrumbs.backTo', { place: back.label })}
            </Button>
          </EmptyBox>
        ) : (
          <OutcomePanel
            title={failureText(failure, t('errorOccurred'))}
            onRetry={retry}
            busy={query.isFetching}
          />
        )
      }
    >
      {children}
    </QueryOutcome>
  );
}

/** There is no such record, or its id is none. */
function isAboutAddress(failure: unknown): boolean {
  return failure instanceof ApiError && [400, 404].includes(failure.status);
}
