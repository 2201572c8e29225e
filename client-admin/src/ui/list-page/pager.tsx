import type { PaginationDto } from '@consultancy/client-shared/api/model';
import { formatNumber } from '@consultancy/client-shared/format';
import { Button } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './pager.module.css';

interface PagerProps {
  /** The page that is asked for; its rows may still be on their way, so one can leaf on without waiting. */
  page: number;
  pagination: Pick<PaginationDto, 'totalPages' | 'totalItems'>;
  onPage: (page: number) => void;
}

/** Where the reader is in the list, and the way to the neighbours. */
export function Pager({ page, pagination, onPage }: PagerProps) {
  const { t } = useTranslation();
  const { totalPages, totalItems } = pagination;
  const step = (isPossible: boolean, target: number) => ({
    // Not `disabled`: a button that is switched off under the finger would lose the focus.
    'data-disabled': !isPossible || undefined,
    'aria-disabled': !isPossible || undefined,
    onClick: () => isPossible && onPage(target),
  });
  return (
    <nav className={classes.pager} aria-label={t('list.pages')}>
      <p className={classes.position} aria-live="polite">
        {t('list.position', {
          page: formatNumber(page),
          pages: formatNumber(totalPages),
          total: formatNumber(totalItems),
        })}
      </p>
      <Button
        variant="default"
        leftSection={<IconChevronLeft size={16} aria-hidden />}
        {...step(page > 1, page - 1)}
      >
        {t('list.previous')}
      </Button>
      <Button
        variant="default"
        rightSection={<IconChevronRight size={16} aria-hidden />}
        {...step(page < totalPages, page + 1)}
      >
        {t('list.next')}
      </Button>
    </nav>
  );
}
