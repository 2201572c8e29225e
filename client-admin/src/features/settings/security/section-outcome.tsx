import { OutcomePanel, QueryOutcome } from '@consultancy/client-shared/ui';
import { Box, Skeleton } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useFailureText } from '../../../ui/failure-text';
import { FormSection } from '../../../ui/form-page';

interface SectionOutcomeProps<Answer> {
  title: string;
  hint: string;
  failed: string;
  query: UseQueryResult<Answer, unknown>;
  children: (answer: Answer) => ReactNode;
}

/** A section of what is fetched by itself: one that fails leaves the others standing. */
export function SectionOutcome<Answer>({
  title,
  hint,
  failed,
  query,
  children,
}: SectionOutcomeProps<Answer>) {
  const failureText = useFailureText();
  return (
    <Box maw={1088} mt="lg">
      <FormSection title={title} hint={hint}>
        <div data-wide>
          <QueryOutcome
            query={query}
            pending={<Skeleton height="4.5rem" />}
            error={(failure, retry) => (
              <OutcomePanel
                title={failed}
                reason={failureText(failure, '')}
                onRetry={retry}
                busy={query.isFetching}
              />
            )}
          >
            {children}
          </QueryOutcome>
        </div>
      </FormSection>
    </Box>
  );
}
