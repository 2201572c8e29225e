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
import type { DraftEntry, SentEntry, WaitingEntry } from '@consultancy/client-shared/queue';

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

interface StoredSubmission<Name extends FormName> {
  form: Name;
  /** What is ordered or rated. */
  project?: ChosenProject;
  /** Of the page: the server writes its mails in it. */
  language: Language;
  /** The account that was signed in. Only that one sees it. */
  account: number | null;
}

interface Content<Name extends FormName> {
  body: Bodies[Name];
  /** As they were typed, by the form's names of fields. */
  values: Record<string, string>;
}

export type WaitingSubmission<Name extends FormName = FormName> = WaitingEntry &
  StoredSubmission<Name> &
  Content<Name>;

export type SubmissionDraft<Name extends FormName = FormName> = DraftEntry &
  StoredSubmission<Name> &
  Content<Name>;

export type SentSubmission<Name extends FormName = FormName> = SentEntry &
  StoredSubmission<Name> & {
    /** Opens the record, or follows the order. */
    code: string | null;
  };

export type Submission = WaitingSubmission | SubmissionDraft | SentSubmission;
