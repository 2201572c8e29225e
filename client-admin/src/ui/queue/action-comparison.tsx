import { getConsultation } from '@consultancy/client-shared/api/generated/consultations/consultations';
import { getContactInquiry } from '@consultancy/client-shared/api/generated/contact-inquiries/contact-inquiries';
import { getDesignOrder } from '@consultancy/client-shared/api/generated/design-orders/design-orders';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import {
  type ActionDraft,
  type Basis,
  basisOf,
  RECORD_OF,
  type RecordKind,
  wantedBy,
} from '../../queue/action';
import { queue } from '../../queue/queue';
import { Dialog } from '../dialog';
import { type FormBasis, mergeChanges, StaleDialog } from '../form-page';
import { Outcome } from '../outcome';
import { useActionWords } from './use-action-words';

type Read = (id: number) => Promise<{ data: { version: number } }>;

const READ: Record<RecordKind, Read> = {
  inquiry: (id) => getContactInquiry(id),
  order: (id) => getDesignOrder(id),
  consultation: (id) => getConsultation(id),
};

interface ActionComparisonProps {
  draft: ActionDraft;
  onClose: () => void;
}

/** A late action against the record as a colleague has changed it meanwhile, field by field. */
export function ActionComparison({ draft, onClose }: ActionComparisonProps) {
  const t = useTranslations();
  const kind = RECORD_OF[draft.action];
  const query = useQuery({
    queryKey: ['comparison', kind, draft.recordId],
    queryFn: () => READ[kind](draft.recordId),
    staleTime: 0,
    gcTime: 0,
  });
  if (query.data && !query.isFetching) {
    const { data } = query.data;
    const current = { version: data.version, values: basisOf(data) };
    return <Comparison {...{ draft, current, onClose }} />;
  }
  return (
    <Dialog onClose={onClose} title={t('form.stale.title')} size="xl">
      <Outcome query={query} failed={t('queue.compareFailed')}>
        {() => null}
      </Outcome>
    </Dialog>
  );
}

function Comparison({ draft, current, onClose }: ActionComparisonProps & { current: FormBasis<Basis> }) {
  const t = useTranslations();
  const { valueOf } = useActionWords();
  const { action, recordId, basis, account } = draft;
  const yours = wantedBy(draft);
  const fields = Object.fromEntries(
    (Object.keys(basis) as (keyof Basis)[]).map((field) => [
      field,
      { label: t(`queue.fields.${field}`), show: (value: never) => valueOf(field, value) },
    ]),
  );
  const keepMine = () => {
    const body = { ...draft.body, version: current.version } as ActionDraft['body'];
    void queue.sendAgain({ action, recordId, body, basis: current.values, account }, draft);
    onClose();
  };
  const takeTheirs = () => {
    void queue.forget(draft.id);
    onClose();
  };
  // A text that was typed is nobody's to give up in passing: its form holds it.
  const isText = 'content' in draft.body;
  return (
    <StaleDialog
      fields={fields as never}
      conflict={{ ...mergeChanges(basis, current.values, yours), current }}
      yours={yours}
      onKeepMine={keepMine}
      {...(!isText && { onTakeTheirs: takeTheirs })}
      onClose={onClose}
    />
  );
}
