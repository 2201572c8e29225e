import { ApiProperty } from '@nestjs/swagger';
import { IsInt, Matches, Max, Min } from 'class-validator';
import { textLimits } from '../../../common/text-limits.js';
import {
  FieldNames,
  localizedMessage,
  personFields,
} from '../../../common/validation/field-names.decorator.js';
import { Email, Text } from '../../../common/validation/text.decorator.js';
import { RecordId } from '../../../common/validation/whole-number.decorator.js';
import { LinkPurpose, LinkToken } from '../../secret-links/secret-links.module.js';

const digitsPattern = '^\\d{4}$';
const longestCode = 40;
/** More records than anybody has. */
const mostRecords = 1_000_000;

/** The token after the # of the link in a mail, or the one that was answered to a code. */
export class MyRequestsLinkDto {
  @LinkToken(LinkPurpose.MY_REQUEST)
  token: string;
}

/** Who has no link at hand. */
@FieldNames<OpenMyRequestsDto>({
  code: { am: 'ኮድ', om: 'Koodii' },
  digits: { am: 'የስልኩ የመጨረሻ አራት አሃዞች', om: 'Lakkoofsota dhumaa afran bilbilaa' },
})
export class OpenMyRequestsDto {
  /** Of an inquiry or a consultation, or the tracking code of an order; in any case, with or without dashes. */
  @Text(longestCode)
  code: string;

  /** The last four digits of the phone number that it was sent with. */
  @Matches(
    new RegExp(digitsPattern),
    localizedMessage((_texts, _field, _value, language) => fourDigits[language]),
  )
  @ApiProperty({ type: String, pattern: digitsPattern })
  digits: string;
}

const fourDigits = {
  en: 'digits must be the last four digits of the phone number, such as 4567.',
  am: 'የስልክ ቁጥሩን የመጨረሻ አራት አሃዞች ያስገቡ፣ ለምሳሌ 4567።',
  om: 'Lakkoofsota dhumaa afran lakkoofsa bilbilaa galchaa, fakkeenyaaf 4567.',
};

/** Who wants a new link. */
@FieldNames<NewMyRequestsLinkDto>({ email: personFields.email })
export class NewMyRequestsLinkDto {
  /** The address that something was sent with. */
  @Email()
  email: string;
}

/** A further message to an inquiry. */
@FieldNames<WriteToOwnInquiryDto, 'token' | 'inquiryId'>({ message: personFields.message })
export class WriteToOwnInquiryDto extends MyRequestsLinkDto {
  @RecordId()
  inquiryId: number;

  @Text(textLimits.message)
  message: string;
}

/** Which consultation is to be moved or cancelled. */
export class OpenOwnConsultationDto extends MyRequestsLinkDto {
  @RecordId()
  consultationId: number;
}

/** Who wants everything erased. */
export class DeleteMyRequestsDto extends MyRequestsLinkDto {
  /** How many inquiries, consultations and orders the page showed, so that nothing goes that was not seen. */
  @IsInt()
  @Min(0)
  @Max(mostRecords)
  @ApiProperty({ type: 'integer', minimum: 0, maximum: mostRecords })
  count: number;
}
