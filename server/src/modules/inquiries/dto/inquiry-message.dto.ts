import { ReadType } from '../../../common/fields/dto-types.js';
import { InquiryEntry } from '../inquiry-entry.entity.js';

/** A later message of the sender of an inquiry. */
export class InquiryMessageDto extends ReadType(InquiryEntry, ['id', 'content', 'createdAt']) {}
