import { useTranslations } from 'use-intl';
import {
  CardGrid,
  FilterSelect,
  ListBody,
  ListHeader,
  ListToolbar,
  PendingCards,
  useOpenedRecord,
  useRefresh,
} from '../../ui/list-page';
import { Skeleton } from '@mantine/core';
import { UploadArea } from '../../ui/pictures';
import classes from './media-page.module.css';
import { PictureCard } from './picture-card';
import { PictureDialog } from './picture-dialog';
import { KIND_CHOICES, ORDER_CHOICES, PICTURES_PER_PAGE, USE_CHOICES, useMediaList } from './use-media-list';

/** All pictures of the site in one place. */
export function MediaPage() {
  const t = useTranslations();
  const { list, query } = useMediaList();
  const refresh = useRefresh(query);
  const opened = useOpenedRecord();
  const orders = { name: t('media.byName'), largest: t('media.largest') };
  return (
    <>
      <ListHeader title={t('media.title')} />
      <UploadArea>
        <ListToolbar
          list={list}
          searchPlaceholder={t('media.searchPlaceholder')}
          views="PICTURES"
          refresh={refresh}
        >
          <FilterSelect
            label={t('media.kindFilter')}
            all={t('media.allKinds')}
            choices={KIND_CHOICES.map((value) => ({ value, label: t(`media.kindsOf.${value}`) }))}
            value={list.filters.kind}
            onChange={(kind) => list.setFilter('kind', kind)}
          />
          <FilterSelect
            label={t('media.useFilter')}
            all={t('media.allUses')}
            choices={USE_CHOICES.map((value) => ({ value, label: t(`media.${value}`) }))}
            value={list.filters.use}
            onChange={(use) => list.setFilter('use', use)}
          />
          <FilterSelect
            label={t('media.sortFilter')}
            all={t('media.newest')}
            choices={ORDER_CHOICES.map((value) => ({ value, label: orders[value] }))}
            value={list.filters.order}
            onChange={(order) => list.setFilter('order', order)}
          />
        </ListToolbar>
        <ListBody
          query={query}
          list={list}
          emptyText={t('media.empty')}
          emptyHint={t('media.emptyHint')}
          errorTitle={t('media.loadFailed')}
          pending={
            <div className={classes.grid}>
              <PendingCards count={PICTURES_PER_PAGE / 2}>
                <Skeleton className={classes.pending} />
              </PendingCards>
            </div>
          }
        >
          {(pictures) => (
            <div className={classes.grid}>
              <CardGrid rows={pictures}>
                {(picture) => <PictureCard picture={picture} onOpen={() => opened.open(picture.id)} />}
              </CardGrid>
            </div>
          )}
        </ListBody>
      </UploadArea>
      {opened.id !== null && <PictureDialog key={opened.id} id={opened.id} onClose={opened.close} />}
    </>
  );
}
