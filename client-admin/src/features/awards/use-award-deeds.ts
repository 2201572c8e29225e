import {
  deleteAward,
  getListAwardsQueryKey,
  updateAward,
} from '@consultancy/client-shared/api/generated/awards/awards';
import type { AwardDto } from '@consultancy/client-shared/api/model';
import { awardLabels } from '@consultancy/shared/field-labels/en';
import { useTranslation } from 'react-i18next';
import { attemptEach } from '../../ui/attempt-each';
import { useDeletion } from '../../ui/bin';
import { useDeed } from '../../ui/use-deed';

/** Deletes an award, after a question. */
export function useDeleteAward() {
  const { t } = useTranslation();
  return useDeletion<AwardDto>({
    entity: 'award',
    question: ([{ title }]) => ({
      title: t('awards.deleteTitle'),
      message: t('awards.deleteQuestion', { title }),
      confirm: t('awards.delete'),
    }),
    work: (awards) => attemptEach(awards, ({ id }) => deleteAward(id)),
    nameOf: ({ title }) => title,
    done: () => t('awards.deleted'),
    failed: t('awards.deleteFailed'),
  });
}

/** Shows an award to visitors, or hides it. */
export function useShowAward() {
  const { t } = useTranslation();
  return useDeed({
    work: ({ id, isPublic, version }: AwardDto) => updateAward(id, { isPublic: !isPublic, version }),
    done: (_, { data: { title, isPublic } }) =>
      t(isPublic ? 'awards.shownDone' : 'awards.hiddenDone', { title }),
    failed: t('awards.switchFailed'),
    refreshes: [getListAwardsQueryKey()],
    basedOn: (record) => ({ record, labels: awardLabels }),
  });
}
