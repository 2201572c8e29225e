import { currentRecord } from '@consultancy/client-shared/api';
import { useSavePublication } from '@consultancy/client-shared/api/generated/publications/publications';
import { type PublicationDto, PublicationState } from '@consultancy/client-shared/api/model';
import { officeInstant, officeTime } from '@consultancy/client-shared/calendar/times';
import { officeDay } from '@consultancy/client-shared/format';
import { useForm } from '@mantine/form';
import { useTranslations } from 'use-intl';
import { useFailureToast } from '../../ui/mutation-feedback';
import { toasts } from '../../ui/toasts';

/** What shall become of a record. */
export function usePublicationForm(publication: PublicationDto) {
  const { kind, recordId, state, waitsFor, publishAt, version, isPublished, changes } = publication;
  const t = useTranslations();
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
  const fail = useFailureToast();
  const { mutate, isPending } = useSavePublication({
    mutation: {
      onSuccess: (_answer, { data: { state } }) =>
        toasts.success(
          t(isPublished && changes ? `publications.savedChanges.${state}` : `publications.saved.${state}`),
        ),
      onError: (failure) => {
        if (currentRecord(failure)) toasts.error(t('publications.stale'));
        else if (failure.status === 400) form.setFieldError('time', failure.message);
        else fail(failure, t('publications.failed'));
      },
    },
  });
  const save = (wanted: typeof form.values) => {
    const publishAt = isScheduled(wanted) ? officeInstant(wanted.day, wanted.time).toISOString() : undefined;
    mutate({ kind, id: recordId, data: { state: wanted.state, publishAt, version } });
  };
  return { form, save, isPending };
}

function isScheduled({ state }: { state: PublicationState }): boolean {
  return state === PublicationState.SCHEDULED;
}
