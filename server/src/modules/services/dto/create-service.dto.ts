import { ApiProperty } from '@nestjs/swagger';
import { IsOptional, Matches } from 'class-validator';
import { textLimits } from '../../../common/text-limits.js';
import { BooleanField, TextListField } from '../../../common/validation/form.decorator.js';
import { OptionalText, Text } from '../../../common/validation/text.decorator.js';

/** A new service. */
export class CreateServiceDto {
  @Text(textLimits.title)
  title: string;

  @Text(textLimits.short)
  description: string;

  @Text(textLimits.message)
  longDescription: string;

  /** Free text such as 3-5 months. */
  @Text(textLimits.name)
  duration: string;

  @TextListField(30, textLimits.short)
  features?: string[];

  /** Steps, in order. */
  @TextListField(30, textLimits.short)
  process?: string[];

  @TextListField(30, textLimits.short)
  benefits?: string[];

  /** Default: true. */
  @BooleanField()
  isActive?: boolean;

  /** An absolute https address, or the path that the service already has; a picture may be sent in its place. */
  @OptionalText(textLimits.short)
  @IsOptional()
  @Matches(/^(https:\/\/[^\s/]+\S*|\/uploads\/[\w/.-]+)$/, {
    message: 'image must be an https address or the path of the picture that the service has.',
  })
  @ApiProperty({ type: String, maxLength: textLimits.short, required: false, nullable: true })
  image?: string | null;
}
