import { type RequestOptions, readStoredUser } from '@consultancy/client-shared/api';
import { updateConsultation } from '@consultancy/client-shared/api/generated/consultations/consultations';
import {
  addInquiryNote,
  sendInquiryReply,
  updateContactInquiry,
} from '@consultancy/client-shared/api/generated/contact-inquiries/contact-inquiries';
import { updateDesignOrder } from '@consultancy/client-shared/api/generated/design-orders/design-orders';
import { Queue } from '@consultancy/client-shared/queue';
import {
  type ActionDraft,
  type ActionName,
  type Answer,
  type Bodies,
  isNext,
  isOn,
  type RecordKind,
  rebased,
  type SentAction,
  type WaitingAction,
} from './action';

type Calls = {
  [Name in ActionName]: (id: number, body: Bodies[Name], options: RequestOptions) => Promise<Answer>;
};

const calls: Calls = {
  inquiryStatus: updateContactInquiry,
  inquiryOwner: updateContactInquiry,
  inquiryNote: addInquiryNote,
  inquiryReply: sendInquiryReply,
  orderStatus: updateDesignOrder,
  consultationStatus: updateConsultation,
};

/** What staff do on this device, until it has arrived. */
export const queue = new Queue<WaitingAction, ActionDraft, SentAction, Answer>({
  name: 'staff-actions',
  maySend: (action, stored) =>
    readStoredUser<{ id: number }>('admin')?.id === action.account && isNext(action, stored),
  send: async (action) => {
    const answer = await call(action);
    for (const next of rebased(action, answer, queue.known())) await queue.change(next);
    return answer;
  },
  sentEntry: ({ action, recordId, account }) => ({ action, recordId, account }),
});

function call<Name extends ActionName>({ action, recordId, body, id }: WaitingAction<Name>): Promise<Answer> {
  const send: Calls[Name] = calls[action];
  return send(recordId, body, { headers: { 'Idempotency-Key': id } });
}

/** Deletes what an account has on this device. */
export function forgetActionsOf(account: number): Promise<void> {
  return queue.forgetAll((action) => action.account === account);
}

/** Deletes what is about a record: its personal data was deleted. */
export function forgetActionsOn(record: RecordKind, id: number): Promise<void> {
  return queue.forgetAll((action) => isOn(record, id, action));
}
