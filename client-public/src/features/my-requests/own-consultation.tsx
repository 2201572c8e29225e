import { useConfirmOwnConsultation } from '@consultancy/client-shared/api/generated/consultations/consultations';
import {
  getListMyRequestsQueryKey,
  useCreateOwnConsultationLink,
} from '@consultancy/client-shared/api/generated/my-requests/my-requests';
import type {
  OwnAppointmentDto,
  OwnConsultationDto,
  MyRequestsEnvelope,
} from '@consultancy/client-shared/api/model';
import { StatusBadge } from '@consultancy/client-shared/ui';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { paths } from '../../lib/paths';
import { useSiteSettings } from '../../lib/site-settings';
import { ConfirmTime } from '../../ui/confirm-time';
import { FormFailure } from '../../ui/form/form-layout';
import { useFailureText } from '../../ui/form/use-failure-text';
import { useFollow } from '../../ui/link';
import { MeetingFacts } from '../../ui/meeting-facts';
import { Record, SentFiles } from './record-section';

interface OwnConsultationProps {
  token: string;
  consultation: OwnAppointmentDto;
}

/** When a consultation takes place and how, with the way to move or cancel it. */
export function OwnConsultation({ token, consultation }: OwnConsultationProps) {
  const t = useTranslations('my-requests');
  const { topic, status, code, type } = consultation;
  return (
    <Record
      title={topic}
      dueAt={status === 'REQUESTED' ? consultation.dueAt : null}
      facts={
        <>
          <StatusBadge status={status} />
          {code && <span>{t('codeOf', { code })}</span>}
        </>
      }
    >
      <MeetingFacts consultation={consultation}>
        <dt>{t('kind')}</dt>
        <dd>{t(`kinds.${type}`)}</dd>
      </MeetingFacts>
      <SentFiles files={consultation.attachments} />
      <Change token={token} consultation={consultation} />
    </Record>
  );
}

function Change({ token, consultation }: OwnConsultationProps) {
  const t = useTranslations('my-requests');
  const tContact = useTranslations('contact');
  const follow = useFollow();
  const failureText = useFailureText();
  const { supportPhone, contactEmail } = useSiteSettings();
  const phone = supportPhone || contactEmail;
  const queryClient = useQueryClient();
  const open = useCreateOwnConsultationLink({
    mutation: {
      onSuccess: ({ data }) => follow({ pathname: paths.appointment, hash: data.token }),
    },
  });
  const link = useCreateOwnConsultationLink();
  const confirmation = useConfirmOwnConsultation();
  const { id, status, canChange, changeUntilHours: hours } = consultation;
  if (status === 'CANCELLED' || status === 'COMPLETED') return null;
  if (!canChange) return <p>{tContact('own.tooLate', { hours: String(hours), phone })}</p>;

  /** By a link of its own: the one of this page leads to everything. */
  async function confirm() {
    const { data } = await link.mutateAsync({ data: { token, consultationId: id } });
    return confirmation.mutateAsync({ data: { token: data.token } });
  }

  function showConfirmed({ heldUntil, status: changed }: OwnConsultationDto) {
    queryClient.setQueriesData<MyRequestsEnvelope>(
      { queryKey: getListMyRequestsQueryKey({ token }) },
      (before) =>
        before && {
          ...before,
          data: {
            ...before.data,
            consultations: before.data.consultations.map((each) =>
              each.id === id ? { ...each, heldUntil, status: changed } : each,
            ),
          },
        },
    );
  }

  return (
    <>
      <ConfirmTime consultation={consultation} confirm={confirm} onDone={showConfirmed} />
      <FormFailure>{open.error && failureText(open.error, t('change.failed'))}</FormFailure>
      <div>
        <Button
          variant="outline"
          loading={open.isPending}
          onClick={() => open.mutate({ data: { token, consultationId: id } })}
        >
          {t('change.open')}
        </Button>
      </div>
    </>
  );
}
