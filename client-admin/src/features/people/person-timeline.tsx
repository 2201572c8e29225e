import { useGetPersonTimeline } from '@consultancy/client-shared/api/generated/people/people';
import type { ClientKind } from '@consultancy/client-shared/api/model';
import { Box, Title } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { ListBody, ListTableSkeleton, useListState } from '../../ui/list-page';
import { TimelineEntry } from './timeline-entry';

const EVENTS_PER_PAGE = 20;

/** What happened with one person, newest first. */
export function PersonTimeline({ kind, id }: { kind: ClientKind; id: number }) {
  const t = useTranslations();
  const list = useListState({});
  const query = useGetPersonTimeline(
    kind,
    id,
    { page: list.page, limit: EVENTS_PER_PAGE },
    { query: { placeholderData: keepPreviousData, staleTime: 0 } },
  );
  return (
    <section aria-labelledby="person-timeline">
      <Title order={2} mb="xs" id="person-timeline">
        {t('people.timeline.title')}
      </Title>
      <ListBody
        query={query}
        list={list}
        pending={<ListTableSkeleton rows={5} />}
        emptyText={t('people.timeline.empty')}
        errorTitle={t('people.timeline.loadFailed')}
        hidesSinglePager
      >
        {(events) => (
          <Box component="ol" ml={14} style={{ borderLeft: '2px solid var(--hairline)' }}>
            {events.map((event, index) => (
              // Two entries of the same second differ only in their position.
              <TimelineEntry key={`${event.at} ${event.what} ${index}`} event={event} />
            ))}
          </Box>
        )}
      </ListBody>
    </section>
  );
}
