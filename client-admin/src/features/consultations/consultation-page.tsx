import {
  getConsultationCalendarFile,
  useGetConsultation,
} from '@consultancy/client-shared/api/generated/consultations/consultations';
import type { ConsultationDto } from '@consultancy/client-shared/api/model';
import { Button, Group } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconCalendarDown, IconCalendarShare } from '@tabler/icons-react';
import { useParams } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths';
import { Attachments } from '../../ui/attachments';
import { CameFrom } from '../../ui/came-from';
import { CopyText } from '../../ui/copy-text';
import type { Detail } from '../../ui/details-dialog';
import { DownloadButton } from '../../ui/download-button';
import { asId } from '../../ui/form-page';
import { ErasedNotice, PersonLink } from '../../ui/person';
import { RecordPage } from '../../ui/record-page';
import { useTrail } from '../../ui/resource/use-trail';
import { useToastTime } from '../../ui/toasts';
import { ConsultantField } from './consultants/consultant-field';
import { useConsultants } from './consultants/use-consultants';
import { ConsultationFields } from './consultation-fields';
import { ConsultationStatusCell } from './consultation-status-cell';
import { HoldLine, isTimeRequested } from './hold-line';
import { isBooked } from './is-meeting';
import { MoveConsultation } from './move-consultation';
import { consultationLabels as labels } from './texts';
import { TOAST_MS } from './toast-time';

/** One consultation, with all that is done about it. */
export function ConsultationPage() {
  useToastTime(TOAST_MS);
  const t = useTranslations();
  const id = asId(useParams()['id']);
  const query = useGetConsultation(id);
  return (
    <RecordPage<ConsultationDto>
      key={id}
      query={query}
      notFound={t('consultations.missing')}
      trail={useTrail([paths.consultations, 'sections.consultations'])}
      titleOf={({ clientName }) => clientName}
    >
      {(consultation) => <Consultation consultation={consultation} />}
    </RecordPage>
  );
}

function Consultation({ consultation }: { consultation: ConsultationDto }) {
  const t = useTranslations();
  const { areThere } = useConsultants();
  const { id, erasedAt, scheduledAt, duration, referenceCode, cameFrom } = consultation;
  const consultant: Detail[] = areThere
    ? [[labels.consultantId, <ConsultantField consultation={consultation} />]]
    : [];
  return (
    <>
      {erasedAt && <ErasedNotice />}
      <ConsultationFields
        consultation={consultation}
        status={erasedAt ? undefined : <ConsultationStatusCell consultation={consultation} />}
        more={[
          [
            t('consultations.fields.hold'),
            isTimeRequested(consultation) && <HoldLine consultation={consultation} />,
          ],
          ...consultant,
          [t('consultations.fields.duration'), t('consultations.minutes', { minutes: String(duration) })],
          [t('consultations.fields.code'), referenceCode && <CopyText text={referenceCode} />],
          [t('cameFrom'), cameFrom && <CameFrom path={cameFrom} />],
        ]}
      />
      {!erasedAt && <Attachments kind="consultation" id={id} />}
      <PersonLink kind="consultation" id={id} />
      <Group mt="md" gap="sm">
        {scheduledAt && !erasedAt && (
          <DownloadButton
            load={(options) => getConsultationCalendarFile(id, options)}
            failed={t('consultations.calendarFile.failed')}
            icon={IconCalendarDown}
          >
            {t('consultations.calendarFile.download')}
          </DownloadButton>
        )}
        {isBooked(consultation) && <MoveButton consultation={consultation} />}
      </Group>
    </>
  );
}

/** The same as dragging it in the calendar, on every screen. */
function MoveButton({ consultation }: { consultation: ConsultationDto }) {
  const t = useTranslations();
  const [isOpen, dialog] = useDisclosure(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconCalendarShare size={17} aria-hidden />}
        onClick={dialog.open}
      >
        {t(consultation.scheduledAt ? 'consultations.move.open' : 'consultations.move.set')}
      </Button>
      {isOpen && <MoveConsultation consultation={consultation} onClose={dialog.close} />}
    </>
  );
}
