import { ApiProperty, OmitType, PartialType } from '@nestjs/swagger';
import { IsBoolean, IsEnum, IsInt, IsOptional, Max, Min } from 'class-validator';
import { textLimits } from '../../../common/text-limits.js';
import { largestId } from '../../../common/validation/path-param.decorator.js';
import { Text } from '../../../common/validation/text.decorator.js';
import { BasedOnVersion } from '../../../common/validation/whole-number.decorator.js';
import { InquiryStatus } from '../inquiry-status.enum.js';
import { CreateContactInquiryDto } from './create-contact-inquiry.dto.js';

class EditableContactInquiry extends OmitType(CreateContactInquiryDto, [
  'name',
  'cameFrom',
  'projectIds',
  'website',
  'secondsShown',
]) {
  @Text(textLimits.name)
  fullName: string;

  /** Any status may follow any other. */
  @IsEnum(InquiryStatus, { message: `status must be one of ${Object.values(InquiryStatus).join(', ')}.` })
  @ApiProperty({ enum: InquiryStatus, enumName: 'InquiryStatus' })
  status: InquiryStatus;

  /** Account of who is to see to it, one that answers clients; null for nobody. */
  @IsOptional()
  @IsInt({ message: 'ownerId must be the id of an account, or null.' })
  @Min(1, { message: 'ownerId must be the id of an account, or null.' })
  @Max(largestId, { message: 'ownerId must be the id of an account, or null.' })
  @ApiProperty({ type: 'integer', minimum: 1, maximum: largestId, nullable: true })
  ownerId: number | null;

  /** Whether it is spam. Where it is said to be none, the mails that were held back go out. */
  @IsBoolean({ message: 'isSpam must be true or false.' })
  isSpam: boolean;
}

/** What staff may change of an inquiry; what is left out stays. */
export class UpdateContactInquiryDto extends PartialType(EditableContactInquiry, {
  skipNullProperties: false,
}) {
  @BasedOnVersion()
  version?: number;
}
