import { applyDecorators } from '@nestjs/common';
import { ApiProperty, IntersectionType, PartialType, PickType } from '@nestjs/swagger';
import { IsEnum, Matches, ValidateBy } from 'class-validator';
import { SiteLanguage } from '../../../common/language/site-language.enum.js';
import { textLimits } from '../../../common/text-limits.js';
import { Part } from '../../../common/validation/may-be-left-out.decorator.js';
import { Email, OptionalText, Text } from '../../../common/validation/text.decorator.js';
import { BasedOnVersion } from '../../../common/validation/whole-number.decorator.js';
import { firmFactNames, longestTimeZone, SiteSettings } from '../site-settings.entity.js';
import { CoordinatesDto, UpdateSocialLinksDto } from './settings.dto.js';

class EditableSettings {
  @Text(textLimits.name)
  siteName: string;

  @Text(textLimits.short)
  siteDescription: string;

  @Email()
  contactEmail: string;

  @Text(textLimits.phone)
  supportPhone: string;

  @Text(textLimits.short)
  address: string;

  /** IANA name of a time zone, such as Africa/Addis_Ababa. */
  @TimeZone()
  timezone: string;

  /** The default language. */
  @IsEnum(SiteLanguage, { message: `language must be one of ${Object.values(SiteLanguage).join(', ')}.` })
  @ApiProperty({ enum: SiteLanguage, enumName: 'SiteLanguage' })
  language: SiteLanguage;

  /** ISO 4217 code. */
  @Matches(/^[A-Z]{3}$/, { message: 'currency must be three capital letters such as ETB.' })
  @ApiProperty({ type: String, pattern: '^[A-Z]{3}$' })
  currency: string;
}

/** What staff may change of the settings; what is left out stays. */
export class UpdateSettingsDto extends IntersectionType(
  PartialType(EditableSettings, { skipNullProperties: false }),
  PartialType(PickType(SiteSettings, firmFactNames), { skipNullProperties: false }),
) {
  /** Another number of the office; null or empty takes it away. */
  @OptionalText(textLimits.phone)
  secondPhone?: string | null;

  /** Where the office is; null takes the map from the contact page, which then leads to a search for the address. */
  @Part(CoordinatesDto, { nullable: true })
  coordinates?: CoordinatesDto | null;

  /** Accounts of the firm: what is left out stays, null or empty takes a link away. */
  @Part(UpdateSocialLinksDto)
  socialLinks?: UpdateSocialLinksDto;

  @BasedOnVersion()
  version?: number;
}

function TimeZone(): PropertyDecorator {
  return applyDecorators(
    ValidateBy(
      { name: 'timeZone', validator: { validate: isTimeZone } },
      { message: '$property must be the name of a time zone such as Africa/Addis_Ababa.' },
    ),
    ApiProperty({ type: String, maxLength: longestTimeZone }),
  );
}

/** Whether this runtime knows the zone. An offset such as +03:00 is none: it has no name. */
function isTimeZone(name: unknown): boolean {
  if (typeof name !== 'string' || name.length > longestTimeZone || !/^[A-Z]/i.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
