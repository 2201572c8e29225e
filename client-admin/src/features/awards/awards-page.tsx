import {
  getListAwardsQueryKey,
  updateAward,
  useListStaffAwards,
} from '@consultancy/client-shared/api/generated/awards/awards';
import type { AwardDto } from '@consultancy/client-shared/api/model';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { editPath, paths } from '../../paths';
import { CardButton, CardLink } from '../../ui/card-actions';
import { BulkBar, NewRecordButton, useSelection } from '../../ui/list-page';
import { OrderedList, OrderedListPage, RowFace, ShownSwitch, useShownBulk } from '../../ui/ordered-list';
import { useDeleteAward, useShowAward } from './use-award-deeds';

const nameOf = ({ title }: AwardDto) => title;
const linkTo = (record: AwardDto) => ({
  to: editPath(paths.awardForm, record.id),
  state: { record, from: paths.awards },
});

export function AwardsPage() {
  const { t } = useTranslation();
  const words = {
    title: t('awards.title'),
    lead: t('awards.lead'),
    empty: t('awards.empty'),
    loadFailed: t('awards.loadFailed'),
  };
  return (
    <OrderedListPage<AwardDto>
      query={useListStaffAwards()}
      words={words}
      action={<NewRecordButton to={paths.awardForm} label={t('awards.create')} />}
    >
      {(awards) => <Awards awards={awards} label={words.title} />}
    </OrderedListPage>
  );
}

function Awards({ awards, label }: { awards: AwardDto[]; label: string }) {
  const selection = useSelection(awards.map(({ id }) => id));
  const bulk = useShownBulk<AwardDto>(selection, {
    nameOf,
    update: updateAward,
    refreshes: [getListAwardsQueryKey()],
  });
  return (
    <>
      <BulkBar selection={selection} rows={awards} bulk={bulk} />
      <OrderedList
        label={label}
        rows={awards}
        nameOf={nameOf}
        selection={selection}
        actions={(award) => <AwardActions award={award} />}
      >
        {(award) => (
          <RowFace
            name={award.title}
            text={`${award.organisation}, ${award.year}`}
            picture={null}
            {...linkTo(award)}
          />
        )}
      </OrderedList>
    </>
  );
}

function AwardActions({ award }: { award: AwardDto }) {
  const { t } = useTranslation();
  const show = useShowAward();
  const deletion = useDeleteAward();
  const { title } = award;
  return (
    <>
      <ShownSwitch
        isShown={show.isPending ? !show.variables.isPublic : award.isPublic}
        label={t('awards.shown', { title })}
        isPending={show.isPending}
        onSwitch={() => show.mutate(award)}
      />
      <CardLink label={t('awards.editNamed', { title })} icon={IconPencil} {...linkTo(award)} />
      <CardButton
        label={t('awards.deleteNamed', { title })}
        icon={IconTrash}
        color="red"
        isPending={deletion.isPending}
        onClick={() => deletion.ask([award])}
      />
    </>
  );
}
