import type {
  AddInquiryNoteDto,
  InquiryStatus,
  OrderStatus,
  SendInquiryReplyDto,
  UpdateConsultationDto,
} from '@consultancy/client-shared/api/model';
import type { DraftEntry, SentEntry, WaitingEntry } from '@consultancy/client-shared/queue';

interface Based {
  /** Of the record that the change is based on. */
  version: number;
}

/** What the API gets from each action that can wait for a connection. */
export interface Bodies {
  inquiryStatus: Based & { status: InquiryStatus };
  inquiryOwner: Based & { ownerId: number | null };
  inquiryNote: AddInquiryNoteDto;
  inquiryReply: Based & SendInquiryReplyDto;
  orderStatus: Based & { status: OrderStatus };
  consultationStatus: Based & Pick<UpdateConsultationDto, 'status' | 'outsideHours'>;
}

export type ActionName = keyof Bodies;

export type RecordKind = 'inquiry' | 'order' | 'consultation';

export const RECORD_OF: Record<ActionName, RecordKind> = {
  inquiryStatus: 'inquiry',
  inquiryOwner: 'inquiry',
  inquiryNote: 'inquiry',
  inquiryReply: 'inquiry',
  orderStatus: 'order',
  consultationStatus: 'consultation',
};

const COMPARED = ['status', 'ownerId', 'repliedAt', 'scheduledAt'] as const;

/** The fields that a late action is compared by: nothing that a client has written. */
export type Basis = Partial<Record<(typeof COMPARED)[number], string | number | null>>;

interface Content<Name extends ActionName> {
  action: Name;
  recordId: number;
  body: Bodies[Name];
  /** What the record was on the screen. */
  basis: Basis;
  /** Who did it. Only this account sees and sends it. */
  account: number;
}

export type WaitingAction<Name extends ActionName = ActionName> = WaitingEntry & Content<Name>;
export type ActionDraft<Name extends ActionName = ActionName> = DraftEntry & Content<Name>;
export type SentAction = SentEntry & Pick<Content<ActionName>, 'action' | 'recordId' | 'account'>;
export type StoredAction = WaitingAction | ActionDraft | SentAction;

/** An answer of the API: a record, or what was added to it. */
export interface Answer {
  data: object;
}

export function isOn(record: RecordKind, id: number, { action, recordId }: StoredAction): boolean {
  return RECORD_OF[action] === record && recordId === id;
}

export function basisOf(record: object): Basis {
  const fields = new Map<string, unknown>(Object.entries(record));
  return Object.fromEntries(
    COMPARED.filter((field) => fields.has(field)).map((field) => [field, fields.get(field)]),
  );
}

/** The record as an action wants it. A reply to what is nobody's makes its author the owner. */
export function wantedBy({ action, body, basis, account }: Omit<Content<ActionName>, 'recordId'>): Basis {
  const { status, ownerId } = body as Basis;
  const owner = action === 'inquiryReply' ? (basis.ownerId ?? account) : ownerId;
  return {
    ...basis,
    ...(status !== undefined && { status }),
    ...(owner !== undefined && { ownerId: owner }),
  };
}

/** Whether everything of an account that waits for the same record was made after it: they are sent in their order. */
export function isNext(action: WaitingAction, stored: readonly StoredAction[]): boolean {
  const first = stored.find(
    (each) => each.state === 'waiting' && isOn(RECORD_OF[action.action], action.recordId, each),
  );
  return first === undefined || first.id === action.id;
}

/**
 * The other actions that were based on the same version as one that was sent, based on what it has made of the record:
 * one's own change is no conflict. Where the record has changed otherwise too, they stay as they are.
 */
export function rebased(
  { id, action, recordId, body }: WaitingAction,
  answer: Answer,
  stored: readonly StoredAction[],
): WaitingAction[] {
  if (action === 'inquiryNote') return [];
  const { version } = body as Based;
  const next = version + 1;
  // A reply always changes the record; the answer is the reply.
  if (action !== 'inquiryReply' && (answer.data as Partial<Based>).version !== next) return [];
  return stored
    .filter((each) => each.state === 'waiting')
    .filter((each) => each.id !== id && isOn(RECORD_OF[action], recordId, each))
    .filter((each) => (each.body as Partial<Based>).version === version)
    .map((each) => ({ ...each, body: { ...each.body, version: next } }) as WaitingAction);
}
