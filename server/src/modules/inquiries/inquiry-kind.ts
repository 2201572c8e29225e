import { RecordKind } from '../../common/record-kind.js';
import { type BinnedKind } from '../bin/bin.module.js';
import { ContactInquiry } from './contact-inquiry.entity.js';
import { ContactInquiryDto } from './dto/contact-inquiry.dto.js';
import { inquiryTexts } from './inquiry-texts.js';

/** What there is to know of inquiries to change, log and delete them. */
export const inquiryKind: BinnedKind<ContactInquiry> = {
  entity: RecordKind.INQUIRY,
  target: ContactInquiry,
  label: 'Inquiry',
  subject: RecordKind.INQUIRY,
  notFound: inquiryTexts.notFound,
  titleOf: ({ fullName, subject }) => `${fullName}, ${subject}`,
  toDto: ContactInquiryDto.from,
  describe: ({ fullName, subject }) => ({ title: fullName, subtitle: subject }),
};
