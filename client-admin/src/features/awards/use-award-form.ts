import {
  createAward,
  getListAwardsQueryKey,
  updateAward,
} from '@consultancy/client-shared/api/generated/awards/awards';
import type { AwardDto, CreateAwardDto } from '@consultancy/client-shared/api/model';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths';
import { useOrigin, useRecordForm } from '../../ui/form-page';

const valuesOf = (award: AwardDto | undefined) => ({
  title: award?.title ?? '',
  year: award?.year ?? '',
  organisation: award?.organisation ?? '',
  link: award?.link ?? '',
  projectId: award?.projectId ? String(award.projectId) : null,
  isPublic: award?.isPublic ?? true,
});

type AwardValues = ReturnType<typeof valuesOf>;

export function useAwardForm(award: AwardDto | undefined) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const list = useOrigin(paths.awards);
  return useRecordForm<AwardValues, AwardDto>({
    name: 'award',
    record: award,
    valuesOf,
    fields: {
      title: { label: t('awards.form.title'), required: true },
      year: {
        label: t('awards.form.year'),
        required: true,
        problem: (year: string) => (/^[0-9]{4}$/.test(year.trim()) ? undefined : t('awards.form.yearWrong')),
      },
      organisation: { label: t('awards.form.organisation'), required: true },
      link: { label: t('awards.form.link') },
      projectId: { label: t('awards.form.projectId') },
      isPublic: { label: t('awards.form.isPublic') },
    },
    save: (values, version) =>
      award ? updateAward(award.id, { ...bodyOf(values), version }) : createAward(bodyOf(values)),
    done: award ? t('awards.form.updated') : t('awards.form.created'),
    failed: t('awards.form.failed'),
    refreshes: [getListAwardsQueryKey()],
    onSaved: () => void navigate(list),
  });
}

function bodyOf({ projectId, ...values }: AwardValues): CreateAwardDto {
  return { ...values, projectId: projectId === null ? null : Number(projectId) };
}
