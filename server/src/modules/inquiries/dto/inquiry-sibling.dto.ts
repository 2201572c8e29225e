import { ReadType } from '../../../common/fields/dto-types.js';
import { ContactInquiry } from '../contact-inquiry.entity.js';

/** Another inquiry of the same person: of the same email, in any letter case, or the same number, however it is written. */
export class InquirySiblingDto extends ReadType(ContactInquiry, [
  'id',
  'subject',
  'status',
  'ownerId',
  'mergedIntoId',
  'createdAt',
  'version',
]) {}

/** An inquiry that is merged into another, as that one shows it. */
export class MergedInquiryDto extends ReadType(ContactInquiry, [
  ...InquirySiblingDto.fields,
  'message',
  'mergedAt',
]) {}
