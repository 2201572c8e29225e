import {
  useDeleteSavedView,
  useListSavedViews,
} from '@consultancy/client-shared/api/generated/saved-views/saved-views';
import type { SavedViewDto, SavedViewList } from '@consultancy/client-shared/api/model';
import { Box, Button, Loader, Menu, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconBookmark, IconBookmarkPlus, IconPencil, IconTrash } from '@tabler/icons-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import common from '../../common.module.css';
import { useConfirm } from '../../use-confirm';
import { useWhileShown } from '../../use-while-shown';
import { toAddress } from '../column-order';
import type { ColumnChoice } from '../use-columns';
import { useDensity } from '../use-density';
import { isPlain, isShownBy, viewQuery } from './view-query';
import classes from './views-menu.module.css';

const ViewDialog = lazy(() => import('./view-dialog'));

interface ViewsMenuProps {
  list: SavedViewList;
  /** Of a table. */
  columns?: ColumnChoice;
}

/** How one looks at a list, under names: to go there, to save it, and to keep what is saved. */
export function ViewsMenu({ list, columns }: ViewsMenuProps) {
  const t = useTranslations();
  const [address, setAddress] = useSearchParams();
  const [density] = useDensity();
  const [isOpen, menu] = useDisclosure(false);
  const [dialog, setDialog] = useState<'save' | 'rename' | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  // Most lists are opened plain, and then nobody asks.
  const isWanted = isOpen || dialog !== null || !isPlain(address);
  const query = useListSavedViews({ list }, { query: { enabled: isWanted } });
  const views = query.data?.data;

  const shownNow = views?.filter((view) => isShownBy(view.query, address)) ?? [];
  const current = shownNow.find(({ isOwn }) => isOwn) ?? shownNow[0];
  const deletion = useDeletion(current, () => setAddress({}, { replace: true }));
  const shown = viewQuery(address, {
    columns: columns && toAddress(columns.columns),
    density: density === 'comfortable' && !address.has('density') ? undefined : density,
  });
  const openDialog = (which: 'save' | 'rename') => {
    // It gives the focus back to where it was: not to a menu that is gone by then.
    button.current?.focus();
    setDialog(which);
  };
  const entries = (title: string, some: SavedViewDto[]) =>
    some.length > 0 && (
      <div role="group" aria-label={title}>
        <Menu.Label>{title}</Menu.Label>
        {some.map((view) => (
          <Menu.Item
            key={view.id}
            component={Link}
            to={{ search: view.query }}
            aria-current={view.id === current?.id || undefined}
            styles={{ itemLabel: { minWidth: 0 } }}
            fw={view.id === current?.id ? 600 : undefined}
          >
            <Text span display="block" truncate inherit>
              {view.name}
            </Text>
            {!view.isOwn && (
              <Text span c="dimmed" fz="xs" display="block">
                {view.owner ?? t('views.nobody')}
              </Text>
            )}
          </Menu.Item>
        ))}
      </div>
    );

  return (
    <>
      <Menu
        opened={isOpen}
        onChange={(open) => (open ? menu.open() : menu.close())}
        position="bottom-end"
        width={256}
        withinPortal={false}
        withInitialFocusPlaceholder={false}
      >
        <Menu.Target>
          <Button
            ref={button}
            variant="default"
            className={classes.target}
            maw="12rem"
            data-on={current !== undefined || undefined}
            leftSection={<IconBookmark size={16} stroke={1.6} aria-hidden />}
            title={current?.name}
          >
            <Text span className={current ? undefined : common.spare} truncate inherit>
              {current?.name ?? t('views.title')}
            </Text>
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item component={Link} to={{ search: '' }} aria-current={isPlain(address) || undefined}>
            {t('views.all')}
          </Menu.Item>
          {!views && query.isFetching && (
            <Menu.Label>
              <Loader size={14} /> {t('views.loading')}
            </Menu.Label>
          )}
          {!views && query.isError && !query.isFetching && (
            <Menu.Item closeMenuOnClick={false} onClick={() => void query.refetch()}>
              {t('views.loadFailed')}
            </Menu.Item>
          )}
          {views && (
            <Box mah="16rem" style={{ overflow: 'auto' }}>
              {entries(
                t('views.own'),
                views.filter(({ isOwn }) => isOwn),
              )}
              {entries(
                t('views.shared'),
                views.filter(({ isOwn }) => !isOwn),
              )}
            </Box>
          )}
          {current?.isEditable && (
            <>
              <Menu.Divider />
              <div role="group" aria-label={current.name}>
                <Menu.Label>{current.name}</Menu.Label>
                <Menu.Item leftSection={<IconPencil size={16} />} onClick={() => openDialog('rename')}>
                  {t('views.rename')}
                </Menu.Item>
                <Menu.Item
                  color="red"
                  leftSection={<IconTrash size={16} />}
                  onClick={() => {
                    button.current?.focus();
                    deletion();
                  }}
                >
                  {t('views.delete')}
                </Menu.Item>
              </div>
            </>
          )}
          {!current && (
            <>
              <Menu.Divider />
              <Menu.Item
                leftSection={<IconBookmarkPlus size={16} />}
                disabled={shown === '' || !views}
                onClick={() => openDialog('save')}
              >
                {t('views.saveThis')}
              </Menu.Item>
            </>
          )}
        </Menu.Dropdown>
      </Menu>
      {dialog && views && (
        <Suspense>
          <ViewDialog
            list={list}
            query={dialog === 'rename' && current ? current.query : shown}
            view={dialog === 'rename' ? current : undefined}
            views={views}
            onSaved={(view) => setAddress(view.query, { replace: true })}
            onClose={() => setDialog(null)}
          />
        </Suspense>
      )}
    </>
  );
}

/** Deletes a view, after a question: it is no record and does not go to the trash. */
function useDeletion(view: SavedViewDto | undefined, onDone: () => void) {
  const t = useTranslations();
  const confirm = useConfirm();
  const whileShown = useWhileShown();
  const name = view?.name ?? '';
  const { mutate } = useDeleteSavedView({
    mutation: {
      meta: { success: t('views.deleted', { name }), error: t('views.deleteFailed') },
      onSuccess: () => whileShown(onDone),
    },
  });
  return () =>
    view &&
    confirm({
      title: t('views.deleteTitle'),
      message: t(view.isShared ? 'views.deleteShared' : 'views.deleteQuestion', { name }),
      confirm: t('views.delete'),
      tone: 'danger',
      onConfirm: () => mutate({ id: view.id }),
    });
}
