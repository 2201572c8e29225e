import { OutcomePanel, type OutcomeQuery, QueryOutcome } from '@consultancy/client-shared/ui';
import type { ReactNode } from 'react';
import { useFailureText } from './failure-text';
import { RecordSkeleton } from './record-skeleton';

interface OutcomeProps<Answer> {
  query: OutcomeQuery<Answer>;
  /** First line if loading failed, above the reason. */
  failed: string;
  /** Instead of what the server said. */
  reason?: string;
  /** In the shape of the data; without it in that of a form. */
  pending?: ReactNode;
  isEmpty?: (answer: Answer) => boolean;
  empty?: ReactNode;
  children: (answer: Answer) => ReactNode;
}

/** The four outcomes of what a page or a part of it loads, with the words of that page. */
export function Outcome<Answer>({
  failed,
  reason,
  pending = <RecordSkeleton />,
  ...outcome
}: OutcomeProps<Answer>) {
  const failureText = useFailureText();
  return (
    <QueryOutcome
      {...outcome}
      pending={pending}
      error={(failure, retry) => (
        <OutcomePanel
          title={failed}
          reason={reason ?? failureText(failure, '')}
          onRetry={retry}
          busy={outcome.query.isFetching}
        />
      )}
    />
  );
}
