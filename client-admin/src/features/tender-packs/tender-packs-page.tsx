import { useListTenderPacks } from '@consultancy/client-shared/api/generated/tender-packs/tender-packs';
import type { ListedTenderPackDto } from '@consultancy/client-shared/api/model';
import { Text } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths';
import { editPath } from '../../record-paths';
import { IconLink } from '../../ui/icon-button';
import { ListBody, ListHeader, ListTableSkeleton, NewRecordButton, useListState } from '../../ui/list-page';
import { RecordRows, RowFace } from '../../ui/record-rows';
import { DeleteButton } from '../../ui/trash';

const packsPerPage = 15;
const nameOf = ({ title }: ListedTenderPackDto) => title;

/** The packs, changed last first. */
export function TenderPacksPage() {
  const t = useTranslations('tenderPacks');
  const { pathname, search } = useLocation();
  const list = useListState({});
  const query = useListTenderPacks(
    { page: list.page, limit: packsPerPage },
    { query: { placeholderData: keepPreviousData } },
  );
  const linkTo = (id: number) => ({
    to: editPath(paths.tenderPackForm, id),
    state: { from: pathname + search },
  });
  const textOf = ({ template, projectIds, personIds }: ListedTenderPackDto) =>
    t('face', {
      template: t(`templates.${template}`),
      projects: String(projectIds.length),
      people: String(personIds.length),
    });
  return (
    <>
      <ListHeader
        title={t('title')}
        action={<NewRecordButton to={paths.tenderPackForm} label={t('create')} />}
      />
      <Text maw={704} mb="md" c="dimmed" inherit>
        {t('lead')}
      </Text>
      <ListBody
        {...{ query, list }}
        pending={<ListTableSkeleton rows={5} />}
        emptyText={t('empty')}
        errorTitle={t('loadFailed')}
        pagerWords="results"
        hidesSinglePager
      >
        {(rows) => (
          <RecordRows
            label={t('title')}
            {...{ rows, nameOf }}
            actions={(row) => (
              <>
                <IconLink label={t('edit', { name: row.title })} icon={IconPencil} {...linkTo(row.id)} />
                <DeleteButton
                  {...{ row, nameOf }}
                  entity="tender-pack"
                  label={t('deleteNamed', { name: row.title })}
                />
              </>
            )}
          >
            {(row) => <RowFace name={row.title} text={textOf(row)} picture={null} {...linkTo(row.id)} />}
          </RecordRows>
        )}
      </ListBody>
    </>
  );
}
