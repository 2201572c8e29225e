import { ApiProperty } from '@nestjs/swagger';
import { IsEnum, IsOptional } from 'class-validator';
import { longestLeadingPage } from '../../visitors/visitors.module.js';
import { textLimits } from '../../../common/text-limits.js';
import { Email } from '../../../common/validation/email.decorator.js';
import { FieldNames } from '../../../common/validation/field-names.decorator.js';
import { personFields } from '../../../common/validation/person-fields.js';
import { SpamSigns } from '../../../common/validation/spam-signs.dto.js';
import { OptionalText, Text } from '../../../common/validation/text.decorator.js';
import { ProjectType } from '../../projects/projects.module.js';

/** What a visitor sends from the contact page. */
@FieldNames<CreateContactInquiryDto, 'projectType' | 'cameFrom' | keyof SpamSigns>({
  ...personFields,
  subject: { am: 'ርዕሰ ጉዳይ', om: 'Mata duree' },
})
export class CreateContactInquiryDto extends SpamSigns {
  /** The record calls it fullName. */
  @Text(textLimits.name)
  name: string;

  @Email()
  email: string;

  @OptionalText(textLimits.phone)
  phone?: string | null;

  @Text(textLimits.title)
  subject: string;

  @Text(textLimits.message)
  message: string;

  /** What the visitor wants to build. */
  @IsOptional()
  @IsEnum(ProjectType, { message: `projectType must be one of ${Object.values(ProjectType).join(', ')}.` })
  @ApiProperty({ enum: ProjectType, enumName: 'ProjectType', nullable: true, required: false })
  projectType?: ProjectType | null;

  /** The page of a project or service that was seen last: `/projects/entoto-ridge-house`. Anything else is left out. */
  @OptionalText(longestLeadingPage)
  cameFrom?: string | null;
}
