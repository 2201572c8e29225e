import type { PaginationDto } from '@consultancy/client-shared/api/model';
import { formatNumber } from '@consultancy/client-shared/format';
import { Button } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './pager.module.css';

interface PagerProps {
  pagination: PaginationDto;
  onPage: (page: number) => void;
  /** While the next page is on its way. */
  busy?: boolean;
}

/** Where the reader is in the list, and the way to the neighbours. */
export function Pager({ pagination, onPage, busy = false }: PagerProps) {
  const { t } = useTranslation();
  const { currentPage, totalPages, totalItems, hasPrevious, hasNext } = pagination;
  const step = (isPossible: boolean, page: number) => ({
    // Not `disabled`: a button that is switched off under the finger would lose the focus.
    'data-disabled': !isPossible || undefined,
    'aria-disabled': !isPossible || undefined,
    onClick: () => isPossible && !busy && onPage(page),
  });
  return (
    <nav className={classes.pager} aria-label={t('list.pages')}>
      <p className={classes.position} aria-live="polite">
        {t('list.position', {
          page: formatNumber(currentPage),
          pages: formatNumber(totalPages),
          total: formatNumber(totalItems),
        })}
      </p>
      <Button
        variant="default"
        leftSection={<IconChevronLeft size={16} aria-hidden />}
        {...step(hasPrevious, currentPage - 1)}
      >
        {t('list.previous')}
      </Button>
      <Button
        variant="default"
        rightSection={<IconChevronRight size={16} aria-hidden />}
        {...step(hasNext, currentPage + 1)}
      >
        {t('list.next')}
      </Button>
    </nav>
  );
}
