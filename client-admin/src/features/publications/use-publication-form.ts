import { currentRecord } from '@consultancy/client-shared/api';
import { useSavePublication } from '@consultancy/client-shared/api/generated/publications/publications';
import { type PublicationDto, PublicationState } from '@consultancy/client-shared/api/model';
import { officeInstant, officeTime } from '@consultancy/client-shared/calendar/times';
import { officeDay } from '@consultancy/client-shared/format';
import { useForm } from '@mantine/form';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLeaveGuard } from '../../ui/leave-guard';
import { useFailureToast } from '../../ui/mutation-feedback';
import { toasts } from '../../ui/toasts';

/** What shall become of a record. */
export function usePublicationForm(publication: PublicationDto) {
  const { kind, recordId, isPublished, changes } = publication;
  const t = useTranslations();
  // What the choice is based on.
  const [basis, setBasis] = useState(publication);
  const form = useForm({
    initialValues: valuesOf(publication),
    validate: {
      day: (day, values) => (isScheduled(values) && !day ? t('publications.timeNeeded') : null),
      time: (time, values) => (isScheduled(values) && !time ? t('publications.timeNeeded') : null),
    },
  });
  const fail = useFailureToast();
  const { mutate, isPending } = useSavePublication({
    mutation: {
      onSuccess: (_answer, { data: { state } }) => {
        form.resetDirty();
        toasts.success(
          t(isPublished && changes ? `publications.savedChanges.${state}` : `publications.saved.${state}`),
        );
      },
      onError: (failure) => {
        if (currentRecord(failure)) {
          form.resetDirty();
          toasts.error(t('publications.stale'));
        } else if (failure.status === 400) form.setFieldError('time', failure.message);
        else fail(failure, t('publications.failed'));
      },
    },
  });
  const isDirty = form.isDirty();
  // A choice that is not saved outlives what colleagues change of the content; where they decided otherwise, it is
  // refused and they are named.
  if (publication !== basis && (!isDirty || isSameDecision(publication, basis))) setBasis(publication);
  const takeNewer = useEffectEvent(() => {
    if (isDirty) return;
    const values = valuesOf(basis);
    form.setInitialValues(values);
    form.setValues(values);
  });
  useEffect(() => takeNewer(), [basis]);
  useLeaveGuard(isDirty && !isPending, form.reset);
  const save = (wanted: typeof form.values) => {
    const publishAt = isScheduled(wanted) ? officeInstant(wanted.day, wanted.time).toISOString() : undefined;
    mutate({ kind, id: recordId, data: { state: wanted.state, publishAt, version: basis.version } });
  };
  return { form, save, isPending };
}

function valuesOf({ state, waitsFor, publishAt }: PublicationDto) {
  const at = publishAt ? new Date(publishAt) : null;
  return {
    state: (waitsFor ?? state) as PublicationState,
    day: at ? officeDay(at) : '',
    time: at ? officeTime(at) : '',
  };
}

function isSameDecision(one: PublicationDto, other: PublicationDto): boolean {
  return one.state === other.state && one.waitsFor === other.waitsFor && one.publishAt === other.publishAt;
}

function isScheduled({ state }: { state: PublicationState }): boolean {
  return state === PublicationState.SCHEDULED;
}
