import { useListConsultations } from '@consultancy/client-shared/api/generated/consultations/consultations';
import { ConsultationStatus } from '@consultancy/client-shared/api/model';
import { keepPreviousData } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { useListState } from '../../ui/list-page';
import { CONSULTATION_STATUSES, CONSULTATION_TYPES } from './consultation-choices';

const CONSULTATIONS_PER_PAGE = 10;

/** The consultant in the address: any id, even one that is not in the list of consultants. */
function useConsultantFilter(): readonly string[] {
  const [address] = useSearchParams();
  const requested = address.get('consultant') ?? '';
  return /^(0|[1-9]\d{0,8})$/.test(requested) ? [requested] : [];
}

/** The consultations that the address names, in the server's own order: the newest first. */
export function useConsultationList() {
  const list = useListState(
    {
      status: CONSULTATION_STATUSES,
      type: CONSULTATION_TYPES,
      consultant: useConsultantFilter(),
      holdEnding: ['true'],
    },
    { aliases: { status: { pending: ConsultationStatus.REQUESTED } }, keepsPage: true },
  );
  const { consultant, holdEnding, ...filters } = list.wanted;
  const wanted = {
    ...filters,
    ...(consultant && { consultantId: Number(consultant) }),
    ...(holdEnding && { holdEnding: true }),
  };
  const query = useListConsultations(
    { page: list.page, limit: CONSULTATIONS_PER_PAGE, ...wanted },
    { query: { placeholderData: keepPreviousData } },
  );
  return { list, query, wanted };
}
