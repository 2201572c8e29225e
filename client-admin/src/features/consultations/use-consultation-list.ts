import { useListConsultations } from '@consultancy/client-shared/api/generated/consultations/consultations';
import { ConsultationStatus } from '@consultancy/client-shared/api/model';
import { keepPreviousData } from '@tanstack/react-query';
import { useListState } from '../../ui/list-page';
import { CONSULTATION_STATUSES, CONSULTATION_TYPES } from './consultation-choices';

const CONSULTATIONS_PER_PAGE = 10;

/** The consultations that the address asks for, in the server's own order: the newest first. */
export function useConsultationList() {
  const list = useListState(
    { status: CONSULTATION_STATUSES, type: CONSULTATION_TYPES },
    { aliases: { status: { pending: ConsultationStatus.REQUESTED } }, keepsPage: true },
  );
  const { status, type } = list.filters;
  const wanted = {
    ...(list.search && { search: list.search }),
    ...(status && { status }),
    ...(type && { type }),
  };
  const query = useListConsultations(
    { page: list.page, limit: CONSULTATIONS_PER_PAGE, ...wanted },
    { query: { placeholderData: keepPreviousData } },
  );
  return { list, query, wanted };
}
