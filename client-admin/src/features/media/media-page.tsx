import { useListPictures } from '@consultancy/client-shared/api/generated/pictures/pictures';
import { PictureKind, PictureSort, SortOrder } from '@consultancy/client-shared/api/model';
import { Skeleton } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { ListHeader, PendingCards, RecordList, useListState, useOpenedRecord } from '../../ui/list-page';
import { UploadArea } from '../../ui/pictures';
import classes from './media-page.module.css';
import { PictureCard } from './picture-card';
import { PictureDialog } from './picture-dialog';

const PICTURES_PER_PAGE = 24;

/** The orders that the list offers, by their names in the address. */
const ORDERS = {
  name: { sortBy: PictureSort.fileName, sortOrder: SortOrder.asc },
  largest: { sortBy: PictureSort.bytes, sortOrder: SortOrder.desc },
} as const;

/** The pictures that the address names, newest first where it does not say. */
function useMediaList() {
  const list = useListState({
    kind: Object.values(PictureKind),
    use: ['unused', 'used'],
    order: Object.keys(ORDERS) as (keyof typeof ORDERS)[],
  });
  const { use, order, ...filters } = list.wanted;
  const query = useListPictures(
    {
      page: list.page,
      limit: PICTURES_PER_PAGE,
      ...(order ? ORDERS[order] : { sortBy: PictureSort.createdAt, sortOrder: SortOrder.desc }),
      ...filters,
      ...(use && { isUsed: use === 'used' }),
    },
    // Where a picture is used changes with any record.
    { query: { placeholderData: keepPreviousData, staleTime: 0 } },
  );
  return { list, query };
}

/** All pictures of the site in one place. */
export function MediaPage() {
  const t = useTranslations();
  const { list, query } = useMediaList();
  const opened = useOpenedRecord();
  const orders = { name: t('media.byName'), largest: t('media.largest') };
  return (
    <>
      <ListHeader title={t('media.title')} />
      <UploadArea>
        <div className={classes.pictures}>
          <RecordList
            list={list}
            query={query}
            views="PICTURES"
            searchPlaceholder={t('media.searchPlaceholder')}
            filters={{
              kind: [t('media.kindFilter'), t('media.allKinds'), (value) => t(`media.kindsOf.${value}`)],
              use: [t('media.useFilter'), t('media.allUses'), (value) => t(`media.${value}`)],
              order: [t('media.sortFilter'), t('media.newest'), (value) => orders[value]],
            }}
            emptyText={t('media.empty')}
            emptyHint={t('media.emptyHint')}
            errorTitle={t('media.loadFailed')}
            pending={
              <PendingCards count={PICTURES_PER_PAGE / 2}>
                <Skeleton style={{ aspectRatio: 4 / 4.1 }} />
              </PendingCards>
            }
            card={(picture) => <PictureCard picture={picture} onOpen={() => opened.open(picture.id)} />}
          />
        </div>
      </UploadArea>
      {opened.id !== null && <PictureDialog key={opened.id} id={opened.id} onClose={opened.close} />}
    </>
  );
}
