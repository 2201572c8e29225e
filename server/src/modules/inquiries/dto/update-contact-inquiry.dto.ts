import { ApiProperty, OmitType, PartialType } from '@nestjs/swagger';
import { IsEnum } from 'class-validator';
import { textLimits } from '../../../common/text-limits.js';
import { Text } from '../../../common/validation/text.decorator.js';
import { BasedOnVersion } from '../../../common/validation/version.decorator.js';
import { InquiryStatus } from '../inquiry-status.enum.js';
import { CreateContactInquiryDto } from './create-contact-inquiry.dto.js';

class EditableContactInquiry extends OmitType(CreateContactInquiryDto, ['name', 'cameFrom']) {
  @Text(textLimits.name)
  fullName: string;

  /** Any status may follow any other. */
  @IsEnum(InquiryStatus, { message: `status must be one of ${Object.values(InquiryStatus).join(', ')}.` })
  @ApiProperty({ enum: InquiryStatus, enumName: 'InquiryStatus' })
  status: InquiryStatus;
}

/** What staff may change of an inquiry; what is left out stays. */
export class UpdateContactInquiryDto extends PartialType(EditableContactInquiry, {
  skipNullProperties: false,
}) {
  @BasedOnVersion()
  version?: number;
}
