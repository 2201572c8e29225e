import { OwnAppointmentDto } from '../../consultations/consultations.module.js';
import { OwnInquiryDto } from '../../inquiries/inquiries.module.js';
import { OwnOrderDto } from '../../orders/orders.module.js';

/** What the office has of somebody without an account, each list with the newest first. */
export class MyRequestsDto {
  /**
   * The address whose records these are; null where a code, or the link of a mail about a record, opened that one.
   */
  email: string | null;

  /**
   * Whether these may be erased by this link: one that was requested just now, or a code, opened them. With the link of a
   * mail about a record a new link has to be sent first.
   */
  canErase: boolean;

  inquiries: OwnInquiryDto[];

  consultations: OwnAppointmentDto[];

  orders: OwnOrderDto[];
}

/** What opens the page of somebody's records. */
export class MyRequestsTokenDto {
  /** Good for half an hour. */
  token: string;
}

/** What opens the page on which a consultation is moved and cancelled. */
export class OwnConsultationTokenDto {
  /** As the link in a mail about the consultation has it behind its #. */
  token: string;
}

/** What was erased. */
export class DeletedMyRequestsDto {
  /** How many inquiries, consultations and orders know nobody any more. */
  count: number;
}
