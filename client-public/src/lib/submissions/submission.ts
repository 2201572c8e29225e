import type { ApiErrorShape } from '@consultancy/client-shared/api';
import type {
  CreateConsultationForm,
  CreateContactInquiryForm,
  CreateDesignOrderDto,
  PlacedOrderDto,
  ProjectRatingDto,
  PublicProjectDto,
  RateProjectDto,
  RequestedConsultationDto,
  SubmittedInquiryDto,
} from '@consultancy/client-shared/api/model';
import type { Language } from '@consultancy/client-shared/format';

/** What the API gets from each form that can wait for a connection. */
export interface Bodies {
  contact: CreateContactInquiryForm;
  consultation: CreateConsultationForm;
  order: CreateDesignOrderDto;
  rating: RateProjectDto;
}

export interface Answers {
  contact: SubmittedInquiryDto;
  consultation: RequestedConsultationDto;
  order: PlacedOrderDto;
  rating: ProjectRatingDto;
}

export type FormName = keyof Bodies;

export type OrderedProject = Pick<PublicProjectDto, 'id' | 'title' | 'price'>;

/** A project that is rated has no price. */
export type ChosenProject = Omit<OrderedProject, 'price'> & Partial<OrderedProject>;

/** Milliseconds for which something waits, and for which what was given back or sent may be looked at: 14 days. */
export const LIFETIME = 14 * 86_400_000;

/** A file that waits with its form. */
export interface QueuedFile {
  /** Random; by it the server knows what has arrived of the file, also after the page was closed. */
  id: string;
  file: File;
}

interface StoredSubmission<Name extends FormName> {
  /** The Idempotency-Key that it is sent with, however often. */
  id: string;
  /** Milliseconds since 1970. */
  madeAt: number;
  /** When what waits is given back, and anything else is deleted. Milliseconds since 1970. */
  endsAt: number;
  form: Name;
  /** What is ordered or rated. */
  project?: ChosenProject;
  /** Of the page: the server writes its mails in it. */
  language: Language;
  /** The account that was signed in. Only that one sees it. */
  account: number | null;
}

interface UnsentSubmission<Name extends FormName> extends StoredSubmission<Name> {
  body: Bodies[Name];
  files?: readonly QueuedFile[];
  /** As they were typed, by the form's names of fields. */
  values: Record<string, string>;
}

export interface WaitingSubmission<Name extends FormName = FormName> extends UnsentSubmission<Name> {
  state: 'waiting';
  /** The server asked not to be called before; milliseconds since 1970. */
  retryAt?: number;
}

/** Given back to be changed and sent again. */
export interface SubmissionDraft<Name extends FormName = FormName> extends UnsentSubmission<Name> {
  state: 'draft';
  reason: 'edited' | 'expired' | 'refused';
  /** What the server refused it with. */
  failure?: ApiErrorShape;
}

/** What a form gives the queue. */
export type SubmissionContent<Name extends FormName = FormName> = Omit<
  UnsentSubmission<Name>,
  'id' | 'madeAt' | 'endsAt'
>;

/** What is left of a submission once it is filed: nothing that was typed. */
export interface Receipt {
  /** Opens the record, or follows the order. */
  code: string | null;
  /** By when the office answers. */
  dueAt: string | null;
  /** Until when the requested time is held; null where it is not, undefined where none was requested. */
  heldUntil?: string | null;
  /** Whether the last digits of a phone number open the record, beside a link to the email. */
  opensByPhone: boolean;
}

/** What remains of a submission that was sent while nobody waited for it, until somebody has seen it. */
export interface SentSubmission<Name extends FormName = FormName> extends StoredSubmission<Name>, Receipt {
  state: 'sent';
}

export type Submission = WaitingSubmission | SubmissionDraft | SentSubmission;
