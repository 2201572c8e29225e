import { Box, Skeleton } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormSection } from '../../../ui/form-page';
import { Outcome } from '../../../ui/outcome';

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
  return (
    <Box maw={1088} mt="lg">
      <FormSection title={title} hint={hint}>
        <div data-wide>
          <Outcome query={query} pending={<Skeleton height="4.5rem" />} failed={failed}>
            {children}
          </Outcome>
        </div>
      </FormSection>
    </Box>
  );
}
