import { CreateType, fieldNames, ReadType, UpdateType } from '../../../common/fields/dto-types.js';
import { ReplyTemplate } from '../reply-template.entity.js';

/** A new text to answer inquiries with. `{name}` and `{subject}` are replaced by those of the inquiry. */
export class CreateReplyTemplateDto extends CreateType(ReplyTemplate, ['name', 'subject', 'content'], []) {}

/** What to change of a text; what is left out stays. */
export class UpdateReplyTemplateDto extends UpdateType(CreateReplyTemplateDto) {}

/** A text that staff answer inquiries with. `{name}` and `{subject}` are replaced by those of the inquiry. */
export class ReplyTemplateDto extends ReadType(ReplyTemplate, [
  'id',
  ...fieldNames(ReplyTemplate),
  'updatedAt',
  'version',
]) {}
