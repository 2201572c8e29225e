import { attachmentLimits } from '@consultancy/shared/attachments';
import type { Type } from '@nestjs/common';
import { FileFieldsInterceptor } from '@nestjs/platform-fastify/multipart';
import type { ApiPropertyOptions } from '@nestjs/swagger';
import { BoundedWork } from '../bounded-work.js';
import { inEachLanguage } from '../errors/sentence.js';
import { AcceptsForm, formLimits, formOf } from './accepts-form.decorator.js';
import { FillFiles } from './fill-files.interceptor.js';
import { GatherImages } from './gather-images.interceptor.js';

/** What the files of a visitor's form are called. */
export const attachmentsField = 'attachments';

/** Of a file in the form itself: anybody may send one, and it is in memory. Larger ones come in parts. */
const largestInForm = 1024 * 1024;

const { files: most, bytes: largest } = attachmentLimits;

/** A form with ten files takes 100 MB of memory: one at a time. */
export const attachmentWork = new BoundedWork({ atOnce: 1, waiting: 10 });

const attachments: ApiPropertyOptions = {
  type: 'array',
  items: { type: 'string', format: 'binary' },
  maxItems: most,
  required: false,
  description:
    'PDF, JPEG, PNG, WebP, DWG or DXF, at most 10 MB each; in a multipart form only. A file of more than 1 MB ' +
    'comes in parts before (`PUT /visitor-uploads/{id}/parts/{offset}`), and the form names it.',
};

/**
 * The handler takes what a visitor attaches to a multipart form, together with the other fields of `dto`; without
 * files those may come as JSON as well.
 * @param dto all fields but the files
 */
export function AcceptsAttachments(dto: Type): MethodDecorator {
  const tooMany = inEachLanguage((texts) => texts.tooManyFiles(most));
  // One more than there may be, so that the refusal is ours.
  const names = [attachmentsField, `${attachmentsField}[]`].map((name) => ({ name, maxCount: most + 1 }));
  return AcceptsForm(formOf(dto, attachmentsField, attachments), {
    interceptors: [
      FileFieldsInterceptor(names, formLimits(largestInForm, 100_000, 30)),
      GatherImages(attachmentsField, most, tooMany),
      FillFiles(largest, { field: attachmentsField, work: attachmentWork }),
    ],
    orJson: true,
    tooLarge: 'A file is larger than 10 MB, or than 1 MB in the form itself, or the storage has no room.',
    otherType: 'A file is no PDF, JPEG, PNG, WebP, DWG or DXF.',
  });
}
