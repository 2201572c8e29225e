import { ReadType } from '../../../common/fields/dto-types.js';
import { Attachment } from '../attachment.entity.js';

/** A file of a visitor, as its sender sees it. */
export class OwnAttachmentDto extends ReadType(Attachment, ['name', 'type', 'size']) {}

/** A file of a visitor, as staff see it. */
export class AttachmentDto extends ReadType(Attachment, ['id', ...OwnAttachmentDto.fields]) {}
