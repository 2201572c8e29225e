/** A member of staff who sees to inquiries, or did. */
export class InquiryOwnerDto {
  id: number;

  name: string;

  /** Whether inquiries can be given to them: their account is active and answers clients. */
  isAvailable: boolean;
}
