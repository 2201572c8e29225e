import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsEnum, IsOptional } from 'class-validator';
import { RequestType } from '../../../common/fields/dto-types.js';
import { textLimits } from '../../../common/text-limits.js';
import { FieldNames, personFields } from '../../../common/validation/field-names.decorator.js';
import { RecordIdsInput } from '../../../common/validation/form.decorator.js';
import { SpamSigns } from '../../../common/validation/spam-signs.dto.js';
import { OptionalText, Text } from '../../../common/validation/text.decorator.js';
import { ProjectType } from '../../projects/projects.module.js';
import { longestLeadingPage } from '../../visitors/visitors.module.js';
import { ContactInquiry } from '../contact-inquiry.entity.js';

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
