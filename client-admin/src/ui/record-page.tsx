import { QueryOutcome } from '@consultancy/client-shared/ui';
import type { OutcomeQuery } from '@consultancy/client-shared/ui';
import { Box, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Breadcrumbs, type Trail } from './breadcrumbs';
import { usePageTitle } from './page-title';
import { RecordNotFound } from './record-not-found';
import { RecordSkeleton } from './record-skeleton';

interface RecordPageProps<Row> {
  query: OutcomeQuery<{ data: Row }>;
  /** What is said when there is no such record. */
  notFound: string;
  /** The pages above, down to the list that the record belongs to. */
  trail: Trail;
  titleOf: (row: Row) => string;
  children: (row: Row) => ReactNode;
}

/** The page where one record is worked on. */
export function RecordPage<Row>({ query, notFound, trail, titleOf, children }: RecordPageProps<Row>) {
  return (
    <QueryOutcome
      query={query}
      pending={<RecordSkeleton />}
      notFound={<RecordNotFound text={notFound} back={trail.at(-1)!} />}
    >
      {({ data }) => (
        <Box component="article" maw="56rem">
          <Breadcrumbs trail={trail} current={titleOf(data)} />
          <PageTitle text={titleOf(data)} />
          {children(data)}
        </Box>
      )}
    </QueryOutcome>
  );
}

function PageTitle({ text }: { text: string }) {
  usePageTitle(text);
  return (
    <Title order={1} mb="md" style={{ overflowWrap: 'anywhere' }}>
      {text}
    </Title>
  );
}
