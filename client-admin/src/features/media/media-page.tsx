import { useTranslations } from 'use-intl';
import { ListHeader, PendingCards, RecordList, useOpenedRecord } from '../../ui/list-page';
import { Skeleton } from '@mantine/core';
import { UploadArea } from '../../ui/pictures';
import classes from './media-page.module.css';
import { PictureCard } from './picture-card';
import { PictureDialog } from './picture-dialog';
import { PICTURES_PER_PAGE, useMediaList } from './use-media-list';

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
