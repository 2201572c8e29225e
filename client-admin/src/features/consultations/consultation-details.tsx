import { useGetConsultation } from '@consultancy/client-shared/api/generated/consultations/consultations';
import type { ConsultationDto } from '@consultancy/client-shared/api/model';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths';
import { recordPath } from '../../record-paths';
import { DetailsDialog } from '../../ui/details-dialog';
import { ErasedNotice } from '../../ui/person';
import { ConsultationFields } from './consultation-fields';

interface ConsultationDetailsProps {
  id: number;
  /** The consultation as the list shows it, until its own answer is there. */
  listed: ConsultationDto | undefined;
  onClose: () => void;
}

/** One consultation, to be read; what is done about it is on its page. */
export function ConsultationDetails({ id, listed, onClose }: ConsultationDetailsProps) {
  const t = useTranslations();
  const query = useGetConsultation(id, {
    query: { placeholderData: listed && { success: true, message: '', data: listed } },
  });
  return (
    <DetailsDialog
      title={t('consultations.details')}
      query={query}
      errorTitle={t('consultations.detailsFailed')}
      page={{ to: recordPath(paths.consultation, id), label: t('consultations.open') }}
      onClose={onClose}
    >
      {({ data }) => (
        <>
          {data.erasedAt && <ErasedNotice />}
          <ConsultationFields consultation={data} />
        </>
      )}
    </DetailsDialog>
  );
}
