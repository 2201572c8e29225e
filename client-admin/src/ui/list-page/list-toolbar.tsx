import type { SavedViewList } from '@consultancy/client-shared/api/model';
import { Button, Group } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from '../icon-button';
import { DisplayMenu, type LayoutChoice } from './display-menu';
import classes from './list-toolbar.module.css';
import { SearchField } from './search-field';
import type { ColumnChoice } from './use-columns';
import type { ListState } from './use-list-state';
import type { Refresh } from './use-refresh';
import { ViewsMenu } from './views/views-menu';

interface ListToolbarProps {
  list: Pick<ListState, 'search' | 'setSearch' | 'isFiltered' | 'clear'>;
  /** Without it the list cannot be searched. */
  searchPlaceholder?: string;
  refresh: Refresh;
  /** Of a table: which columns are shown. */
  columns?: ColumnChoice;
  /** Where records are cards or a table. */
  layout?: LayoutChoice | undefined;
  /** Whose views can be saved. */
  views?: SavedViewList;
  /** The filters, and other controls of the list. */
  children?: ReactNode;
}

export function ListToolbar({
  list,
  searchPlaceholder,
  refresh,
  columns,
  layout,
  views,
  children,
}: ListToolbarProps) {
  const t = useTranslations();
  return (
    <Group className={classes.toolbar} mb="md" gap="xs" align="stretch" role="search">
      {searchPlaceholder && (
        <SearchField value={list.search} onSearch={list.setSearch} placeholder={searchPlaceholder} />
      )}
      <Group className={classes.controls} flex="1 1 auto" gap="xs">
        {children}
        {list.isFiltered && (
          <Button variant="subtle" size="sm" px="xs" onClick={list.clear}>
            {t('list.clearFilters')}
          </Button>
        )}
        <Group className={classes.view} ml="auto" gap="xs" wrap="nowrap" align="stretch">
          {views && <ViewsMenu list={views} columns={columns} />}
          <DisplayMenu columns={columns} layout={layout} />
          <IconButton
            label={t('list.refresh')}
            icon={IconRefresh}
            variant="default"
            size={36}
            isPending={refresh.isRefreshing}
            onClick={refresh.start}
          />
        </Group>
      </Group>
    </Group>
  );
}
