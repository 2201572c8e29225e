import { ReadType } from '../../../common/fields/dto-types.js';
import { InquiryMessage } from '../inquiry-message.entity.js';

/** A later message of the sender of an inquiry. */
export class InquiryMessageDto extends ReadType(InquiryMessage, ['id', 'content', 'createdAt']) {}
