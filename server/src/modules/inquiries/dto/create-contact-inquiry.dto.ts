import { ApiProperty, IntersectionType, OmitType, PartialType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsBoolean, IsEnum, IsInt, IsOptional, Max, Min } from 'class-validator';
import { ReadType, RequestType } from '../../../common/fields/dto-types.js';
import { textLimits } from '../../../common/text-limits.js';
import { FieldNames, personFields } from '../../../common/validation/field-names.decorator.js';
import { RecordIdsInput } from '../../../common/validation/form.decorator.js';
import { largestId } from '../../../common/validation/path-param.decorator.js';
import { SpamSigns } from '../../../common/validation/spam-signs.dto.js';
import { OptionalText, Text } from '../../../common/validation/text.decorator.js';
import { BasedOnVersion } from '../../../common/validation/whole-number.decorator.js';
import { ProjectType } from '../../projects/projects.module.js';
import { longestLeadingPage } from '../../visitors/visitors.module.js';
import { ContactInquiry } from '../contact-inquiry.entity.js';
import { InquiryStatus } from '../inquiry-status.enum.js';

/** As many as the site compares. */
const mostProjects = 4;

/** What a visitor sends from the contact page. */
@FieldNames<CreateContactInquiryDto, 'projectType' | 'cameFrom' | 'projectIds' | keyof SpamSigns>({
  ...personFields,
  subject: { am: 'ርዕሰ ጉዳይ', om: 'Mata duree' },
})
export class CreateContactInquiryDto extends IntersectionType(
  SpamSigns,
  RequestType(ContactInquiry, ['email', 'subject', 'message'], ['phone']),
) {
  /** The record calls it fullName. */
  @Text(textLimits.name)
  name: string;

  /** What the visitor wants to build. */
  // A form has no null.
  @Transform(({ value }: { value: unknown }) => (value === '' ? null : value))
  @IsOptional()
  @IsEnum(ProjectType, { message: `projectType must be one of ${Object.values(ProjectType).join(', ')}.` })
  @ApiProperty({ enum: ProjectType, enumName: 'ProjectType', nullable: true, required: false })
  projectType?: ProjectType | null;

  /** The page of a project or service that was seen last: `/projects/entoto-ridge-house`. Anything else is left out. */
  @OptionalText(longestLeadingPage)
  cameFrom?: string | null;

  /** Public projects that it is about, in their order. */
  @RecordIdsInput(mostProjects)
  projectIds?: number[];
}

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

/** A message from the contact page, as the visitor who left it is answered. */
export class SubmittedInquiryDto extends ReadType(ContactInquiry, [
  'id',
  'fullName',
  'email',
  'phone',
  'subject',
  'message',
  'projectType',
  'status',
  'referenceCode',
  'dueAt',
  'createdAt',
]) {}
