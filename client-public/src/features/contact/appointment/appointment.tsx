import { ApiError } from '@consultancy/client-shared/api';
import {
  getGetOwnConsultationQueryKey,
  useConfirmOwnConsultation,
  useGetOwnConsultation,
} from '@consultancy/client-shared/api/generated/consultations/consultations';
import {
  type OwnConsultationDto,
  type OwnConsultationEnvelope,
  ConsultationStatus,
} from '@consultancy/client-shared/api/model';
import { ErrorPanel, QueryOutcome } from '@consultancy/client-shared/ui';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { paths } from '../../../lib/paths';
import { useSiteSettings } from '../../../lib/site-settings';
import { ConfirmTime, isConfirmable } from '../../../ui/confirm-time';
import { useFailureText } from '../../../ui/form/use-failure-text';
import { Group, Stack } from '../../../ui/layout';
import { Link } from '../../../ui/link';
import { LinkOutcome } from '../../../ui/mail-link/link-outcome';
import { MeetingFacts } from '../../../ui/meeting-facts';
import { Spinner } from '../../../ui/spinner';
import { CancelAppointment } from './cancel-appointment';
import { LostLink } from './lost-link';
import { MoveAppointment } from './move-appointment';

type Action = 'move' | 'cancel';

interface LinkedConsultation extends OwnConsultationEnvelope {
  /** What its client did with the link, which is used up by that. */
  done?: Action;
}

/** The consultation that a link is to, and what can be done with it. */
export function Appointment({ token }: { token: string }) {
  const t = useTranslations('contact');
  const tShared = useTranslations('shared');
  const failureText = useFailureText();
  const queryClient = useQueryClient();
  const query = useGetOwnConsultation<LinkedConsultation>(
    { token },
    { query: { enabled: ({ state }) => !(state.data as LinkedConsultation | undefined)?.done } },
  );
  // In the cache, so that Back does not show the time before.
  const remember = (changed: Pick<LinkedConsultation, 'data' | 'done'>) =>
    queryClient.setQueryData<LinkedConsultation>(getGetOwnConsultationQueryKey({ token }), {
      ...{ success: true, message: '' },
      ...changed,
    });

  if (query.data?.done) {
    const { data, done } = query.data;
    return (
      <LinkOutcome title={t(`own.${done}.doneTitle`)} text={t(`own.${done}.done`)}>
        <AppointmentFacts consultation={data} />
        {done === 'cancel' && <BookAgain />}
      </LinkOutcome>
    );
  }
  return (
    <Stack align="start" gap="xl" maw="40rem" mih="12rem" mt="xl">
      <QueryOutcome
        query={query}
        pending={<Spinner label={tShared('loading')} />}
        error={(failure, retry) =>
          isAboutLink(failure) ? (
            <LostLink reason={failureText(failure, t('own.lost.title'))} />
          ) : (
            <ErrorPanel title={t('own.failed')} failure={failure} onRetry={retry} />
          )
        }
      >
        {({ data }) => (
          <>
            <AppointmentFacts consultation={data} />
            <Actions
              token={token}
              consultation={data}
              onDone={(done, changed) => remember({ data: changed, done })}
              onConfirmed={(confirmed) => remember({ data: confirmed })}
            />
          </>
        )}
      </QueryOutcome>
    </Stack>
  );
}

function AppointmentFacts({ consultation }: { consultation: OwnConsultationDto }) {
  const t = useTranslations('contact');
  const tShared = useTranslations('shared');
  return (
    <MeetingFacts ruled consultation={consultation}>
      <dt>{t('own.status')}</dt>
      <dd>{tShared(`status.${consultation.status}`)}</dd>
    </MeetingFacts>
  );
}

interface ActionsProps {
  token: string;
  consultation: OwnConsultationDto;
  onDone: (action: Action, consultation: OwnConsultationDto) => void;
  /** The link stays good. */
  onConfirmed: (consultation: OwnConsultationDto) => void;
}

function Actions({ token, consultation, onDone, onConfirmed }: ActionsProps) {
  const t = useTranslations('contact');
  const { supportPhone, contactEmail } = useSiteSettings();
  const phone = supportPhone || contactEmail;
  const [action, setAction] = useState<Action | null>(null);
  const confirmation = useConfirmOwnConsultation();
  const { status, canChange, changeUntilHours: hours } = consultation;
  const isOver = status === ConsultationStatus.CANCELLED || status === ConsultationStatus.COMPLETED;
  if (isOver) return <BookAgain />;
  if (!canChange) return <p>{t('own.tooLate', { hours: String(hours), phone })}</p>;
  if (action === 'move') {
    return (
      <MoveAppointment
        token={token}
        onDone={(moved) => onDone('move', moved)}
        onKeep={() => setAction(null)}
      />
    );
  }
  if (action === 'cancel') {
    return (
      <CancelAppointment
        token={token}
        onDone={(cancelled) => onDone('cancel', cancelled)}
        onKeep={() => setAction(null)}
      />
    );
  }
  return (
    <>
      <ConfirmTime
        consultation={consultation}
        confirm={() => confirmation.mutateAsync({ data: { token } })}
        onDone={onConfirmed}
      />
      <Group>
        <Button
          variant={isConfirmable(consultation) ? 'outline' : 'filled'}
          onClick={() => setAction('move')}
        >
          {t('own.move.open')}
        </Button>
        <Button variant="outline" onClick={() => setAction('cancel')}>
          {t('own.cancel.open')}
        </Button>
      </Group>
    </>
  );
}

function BookAgain() {
  const t = useTranslations('contact');
  return (
    <Button component={Link} to={paths.consultation} variant="outline">
      {t('cta.action')}
    </Button>
  );
}

function isAboutLink(failure: unknown): boolean {
  return failure instanceof ApiError && [400, 404].includes(failure.status);
}
