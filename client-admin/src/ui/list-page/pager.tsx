import type { PaginationDto } from '@consultancy/client-shared/api/model';
import { formatNumber } from '@consultancy/client-shared/format';
import { Button, Flex, Group, Pagination, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';

/** `page` says which page of how many; `results` says which entries of how many, and the page between the buttons. */
export type PagerWords = 'page' | 'results';

interface PagerProps {
  /** The page that is requested; its rows may still be on their way, so one can leaf on without waiting. */
  page: number;
  pagination: Pick<PaginationDto, 'totalPages' | 'totalItems' | 'pageSize'>;
  words?: PagerWords;
  onPage: (page: number) => void;
}

/** Where the reader is in the list, and the way to its other pages. */
export function Pager({ page, pagination, words = 'page', onPage }: PagerProps) {
  const t = useTranslations();
  const { totalPages, totalItems, pageSize } = pagination;
  const step = (isPossible: boolean, target: number) => ({
    // Not `disabled`: a button that is switched off under the finger would lose the focus.
    'data-disabled': !isPossible || undefined,
    'aria-disabled': !isPossible || undefined,
    onClick: () => isPossible && onPage(target),
  });
  const total = formatNumber(totalItems);
  const pageOf = (number: number) => ({ page: formatNumber(number), pages: formatNumber(totalPages) });
  return (
    <Flex component="nav" mt="md" gap="xs" wrap="wrap" align="center" aria-label={t('list.pages')}>
      <Text flex={{ base: '1 1 100%', xs: '1 1 12rem' }} c="dimmed" fz="sm" aria-live="polite">
        {words === 'page'
          ? t('list.position', { ...pageOf(page), total })
          : t('list.results', {
              from: formatNumber((page - 1) * pageSize + 1),
              to: formatNumber(Math.min(page * pageSize, totalItems)),
              total,
            })}
      </Text>
      <Pagination.Root
        total={totalPages}
        value={page}
        onChange={onPage}
        size="md"
        flex={{ base: '1 1 100%', xs: 'none' }}
        getItemProps={(item) => ({ 'aria-label': t('list.page', pageOf(item)) })}
      >
        <Group gap="xs" justify="space-between">
          <Button
            variant="default"
            leftSection={<IconChevronLeft size={16} aria-hidden />}
            {...step(page > 1, page - 1)}
          >
            {t('list.previous')}
          </Button>
          {words === 'results' ? (
            <Text span size="sm">
              {t('list.page', pageOf(page))}
            </Text>
          ) : (
            <Group gap="xs" visibleFrom="sm">
              <Pagination.Items />
            </Group>
          )}
          <Button
            variant="default"
            rightSection={<IconChevronRight size={16} aria-hidden />}
            {...step(page < totalPages, page + 1)}
          >
            {t('list.next')}
          </Button>
        </Group>
      </Pagination.Root>
    </Flex>
  );
}
