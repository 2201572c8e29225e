import type { ApiErrorShape } from '@consultancy/client-shared/api';
import type {
  CreateConsultationDto,
  CreateContactInquiryDto,
  CreateDesignOrderDto,
  PlacedOrderDto,
  PublicProjectDto,
  RequestedConsultationDto,
  SubmittedInquiryDto,
} from '@consultancy/client-shared/api/model';
import type { Language } from '@consultancy/client-shared/format';

/** What the API gets from each form that can wait for a connection. */
export interface Bodies {
  contact: CreateContactInquiryDto;
  consultation: CreateConsultationDto;
  order: CreateDesignOrderDto;
}

export interface Answers {
  contact: SubmittedInquiryDto;
  consultation: RequestedConsultationDto;
  order: PlacedOrderDto;
}

export type FormName = keyof Bodies;

export type OrderedProject = Pick<PublicProjectDto, 'id' | 'title' | 'price'>;

interface StoredSubmission<Name extends FormName> {
  /** The Idempotency-Key that it is sent with, however often. */
  id: string;
  form: Name;
  /** The design that is ordered. */
  project?: OrderedProject;
  /** Of the page: the server writes its mails in it. */
  language: Language;
  /** The account that was signed in. Only that one sees it. */
  account: number | null;
  /** Milliseconds since 1970. */
  madeAt: number;
  /** When what waits is given back, and anything else is deleted. Milliseconds since 1970. */
  endsAt: number;
}

interface Content<Name extends FormName> {
  body: Bodies[Name];
  /** As they were typed, by the form's names of fields. */
  values: Record<string, string>;
}

export interface WaitingSubmission<Name extends FormName = FormName>
  extends StoredSubmission<Name>, Content<Name> {
  state: 'waiting';
  /** The server asked not to be called before; milliseconds since 1970. */
  retryAt?: number;
}

/** Given back to be changed and sent again. */
export interface SubmissionDraft<Name extends FormName = FormName>
  extends StoredSubmission<Name>, Content<Name> {
  state: 'draft';
  reason: 'edited' | 'expired' | 'refused';
  /** What the server refused it with. */
  failure?: ApiErrorShape;
}

/** What remains of a submission that was sent while its form was not open, until somebody has seen it. */
export interface SentSubmission<Name extends FormName = FormName> extends StoredSubmission<Name> {
  state: 'sent';
  /** Opens the record, or follows the order. */
  code: string | null;
}

export type Submission = WaitingSubmission | SubmissionDraft | SentSubmission;
