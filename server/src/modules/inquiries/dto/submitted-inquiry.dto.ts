import { ReadType } from '../../../common/fields/dto-types.js';
import { ContactInquiry } from '../contact-inquiry.entity.js';

/** A message from the contact page, as the visitor who left it is answered. */
export class SubmittedInquiryDto extends ReadType(ContactInquiry, [
  'id',
  'fullName',
  'email',
  'phone',
  'subject',
  'message',
  'projectType',
  'status',
  'referenceCode',
  'dueAt',
  'createdAt',
]) {}
