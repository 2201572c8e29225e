import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsObject, ValidateNested } from 'class-validator';
import { textLimits } from '../../../common/text-limits.js';
import { MayBeLeftOut } from '../../../common/validation/may-be-left-out.decorator.js';
import { OptionalText } from '../../../common/validation/text.decorator.js';

/** Texts in one language. What is left out stays; null or empty shows the English text. */
export class UpdateFirmTextsDto {
  @OptionalText(textLimits.name)
  siteName?: string | null;

  @OptionalText(textLimits.short)
  siteDescription?: string | null;

  @OptionalText(textLimits.short)
  address?: string | null;
}

/** What staff may change of the texts in the languages beside English; a language that is left out stays. */
export class UpdateFirmTranslationsDto {
  /** Amharic. */
  @Part(UpdateFirmTextsDto)
  am?: UpdateFirmTextsDto;

  /** Afaan Oromo. */
  @Part(UpdateFirmTextsDto)
  om?: UpdateFirmTextsDto;
}

/** An object in the body, checked field by field; it may be left out. */
export function Part(type: new () => object): PropertyDecorator {
  return applyDecorators(
    MayBeLeftOut(),
    Type(() => type),
    ValidateNested(),
    IsObject({ message: '$property must be an object.' }),
    ApiProperty({ type, required: false }),
  );
}
