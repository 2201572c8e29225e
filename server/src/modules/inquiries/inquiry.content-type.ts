import { RecordKind } from '../../common/record-kind.js';
import type { TrashableType } from '../../content/content.module.js';
import { ContactInquiry } from './contact-inquiry.entity.js';
import { ContactInquiryDto } from './dto/contact-inquiry.dto.js';
import { inquiryTexts } from './inquiry-texts.js';

/** What there is to know of inquiries to change, log and delete them. */
export const inquiryType: TrashableType<ContactInquiry> = {
  kind: RecordKind.INQUIRY,
  entity: ContactInquiry,
  notFound: inquiryTexts.notFound,
  titleOf: ({ fullName, subject }) => `${fullName}, ${subject}`,
  toDto: ContactInquiryDto.from,
  trash: { label: 'Inquiry', subtitleOf: ({ subject }) => subject, titleOf: ({ fullName }) => fullName },
};
