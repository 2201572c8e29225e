import { ApiError, currentRecord } from '@consultancy/client-shared/api';
import { getListPostsQueryKey } from '@consultancy/client-shared/api/generated/blog/blog';
import { getListProjectsQueryKey } from '@consultancy/client-shared/api/generated/projects/projects';
import {
  getListComingQueryKey,
  savePublication,
} from '@consultancy/client-shared/api/generated/publications/publications';
import { getListServicesQueryKey } from '@consultancy/client-shared/api/generated/services/services';
import { type PublicationDto, PublicationState } from '@consultancy/client-shared/api/model';
import { officeInstant, officeTime } from '@consultancy/client-shared/calendar/times';
import { officeDay } from '@consultancy/client-shared/format';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { useToasts } from '../../ui/toasts';
import { useDeed } from '../../ui/use-deed';

const refreshes = [
  getListComingQueryKey(),
  getListProjectsQueryKey(),
  getListPostsQueryKey(),
  getListServicesQueryKey(),
];

/** What shall become of a record. */
export function usePublicationForm(publication: PublicationDto) {
  const { kind, recordId, state, waitsFor, publishAt, version, isPublished, changes } = publication;
  const { t } = useTranslation();
  const toasts = useToasts();
  const at = publishAt ? new Date(publishAt) : null;
  const form = useForm({
    initialValues: {
      state: (waitsFor ?? state) as PublicationState,
      day: at ? officeDay(at) : '',
      time: at ? officeTime(at) : '',
    },
    validate: {
      day: (day, values) => (isScheduled(values) && !day ? t('publications.timeNeeded') : null),
      time: (time, values) => (isScheduled(values) && !time ? t('publications.timeNeeded') : null),
    },
  });
  const { mutate: save, isPending } = useDeed({
    work: (wanted: typeof form.values) =>
      savePublication(kind, recordId, {
        state: wanted.state,
        ...(isScheduled(wanted) && { publishAt: officeInstant(wanted.day, wanted.time).toISOString() }),
        version,
      }),
    done: (wanted) =>
      t(
        isPublished && changes
          ? `publications.savedChanges.${wanted.state}`
          : `publications.saved.${wanted.state}`,
      ),
    failed: t('publications.failed'),
    refreshes,
    onFailed: (failure) => {
      if (currentRecord(failure)) {
        toasts.error(t('publications.stale'));
        return true;
      }
      const isAboutTime = failure instanceof ApiError && failure.status === 400;
      if (isAboutTime) form.setFieldError('time', failure.message);
      return isAboutTime;
    },
  });
  return { form, save, isPending };
}

function isScheduled({ state }: { state: PublicationState }): boolean {
  return state === PublicationState.SCHEDULED;
}
