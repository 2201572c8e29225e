import { type OutcomeQuery, QueryOutcome } from '@consultancy/client-shared/ui';
import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { type Breadcrumb, Breadcrumbs, type Trail } from '../breadcrumbs';
import { ListedContext, ListHeader, ListTableSkeleton } from '../list-page';
import { ListEmpty } from '../list-page/list-empty';

interface RecordRowsPageProps<Row extends { id: number }> {
  query: OutcomeQuery<{ data: Row[] }>;
  words: { title: string; lead: string; empty: string; emptyHint?: string; loadFailed: string };
  /** The pages above, where it is below a section. */
  trail?: Breadcrumb[];
  /** The way to the form of a new one. */
  action?: ReactNode;
  children: (rows: Row[]) => ReactNode;
}

const unfiltered = { isFiltered: false, clear: () => {} };

/** A page of all records of a kind, one to a row. */
export function RecordRowsPage<Row extends { id: number }>({
  query,
  words,
  trail = [],
  action,
  children,
}: RecordRowsPageProps<Row>) {
  return (
    <>
      {trail.length > 0 && <Breadcrumbs trail={trail as Trail} current={words.title} />}
      <ListHeader title={words.title} action={action} />
      <Text maw={704} mb="md" c="dimmed" inherit>
        {words.lead}
      </Text>
      <QueryOutcome
        query={query}
        pending={<ListTableSkeleton rows={5} />}
        isEmpty={({ data }) => data.length === 0}
        empty={<ListEmpty text={words.empty} hint={words.emptyHint} list={unfiltered} />}
        failed={words.loadFailed}
      >
        {({ data }) => (
          <ListedContext value={{ ids: data.map(({ id }) => id), first: 1, last: 1, pages: 1 }}>
            {children(data)}
          </ListedContext>
        )}
      </QueryOutcome>
    </>
  );
}
