import { ReadType } from '../../../common/fields/dto-types.js';
import { InquiryMessage } from '../inquiry-message.entity.js';

/** What whoever sent an inquiry wrote to it later. */
export class InquiryMessageDto extends ReadType(InquiryMessage, ['id', 'content', 'createdAt']) {}
