import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsEnum, IsOptional } from 'class-validator';
import { textLimits } from '../../../common/text-limits.js';
import { Choice, NumberChoice, OptionalChoice } from '../../../common/validation/choice.decorator.js';
import { FieldNames, personFields } from '../../../common/validation/field-names.decorator.js';
import { BooleanInput, IntegerInput } from '../../../common/validation/form.decorator.js';
import { largestId } from '../../../common/validation/path-param.decorator.js';
import { SpamSigns } from '../../../common/validation/spam-signs.dto.js';
import { OptionalEmail, OptionalText, Text } from '../../../common/validation/text.decorator.js';
import { type DayAndTime, DayOrTimestamp, Timestamp } from '../../../common/validation/time.decorator.js';
import { longestLeadingPage } from '../../visitors/visitors.module.js';
import { durations, TimeSlot, timeSlots } from '../consultation-times.js';
import { ConsultationStatus, ConsultationType, MeetingType } from '../consultation.enums.js';

/** What a client asks for. */
@FieldNames<
  CreateConsultationDto,
  | 'type'
  | 'preferredTime'
  | 'duration'
  | 'meetingType'
  | 'cameFrom'
  | 'consultantId'
  | 'noEmail'
  | 'status'
  | 'scheduledAt'
  | 'notes'
  | keyof SpamSigns
>({
  clientName: personFields.name,
  clientEmail: personFields.email,
  clientPhone: personFields.phone,
  clientCompany: { am: 'ድርጅት', om: 'Dhaabbata' },
  topic: { am: 'የውይይት ርዕስ', om: 'Mata duree marii' },
  description: personFields.message,
  preferredDate: personFields.date,
  location: { am: 'ቦታ', om: 'Bakka' },
})
export class CreateConsultationDto extends SpamSigns {
  @Text(textLimits.name)
  clientName: string;

  /** Required, unless noEmail is true. */
  @OptionalEmail()
  clientEmail?: string | null;

  /**
   * Whether the client has no email address. The client is called then, and no mail is written: clientPhone is required,
   * and clientEmail is left out. Default: false.
   */
  @BooleanInput()
  noEmail?: boolean;

  @OptionalText(textLimits.phone)
  clientPhone?: string | null;

  @OptionalText(textLimits.name)
  clientCompany?: string | null;

  @Choice(ConsultationType, 'ConsultationType')
  type: ConsultationType;

  @Text(textLimits.title)
  topic: string;

  @OptionalText(textLimits.message)
  description?: string | null;

  @DayOrTimestamp(
    'Requested day in Africa/Addis_Ababa, today at the earliest, at most two years ahead, and, unless staff book it, one on which the office is ' +
      'open. A timestamp means its day and time there; at midnight, there or in UTC, for its day only.',
  )
  preferredDate?: DayAndTime | null;

  @Transform(({ value }: { value: unknown }) => (value === '' ? null : value))
  @IsOptional()
  @IsEnum(TimeSlot, { message: `$property must be one of ${timeSlots.join(', ')}.` })
  @ApiProperty({
    enum: TimeSlot,
    enumName: 'TimeSlot',
    required: false,
    nullable: true,
    description:
      'Requested time in Africa/Addis_Ababa, unless staff book it within the office hours of the requested day; goes before the time of a timestamp in preferredDate.',
  })
  preferredTime?: TimeSlot | null;

  /** Minutes. Default: 60. */
  @NumberChoice(durations)
  duration?: number;

  @Choice(MeetingType, 'MeetingType')
  meetingType: MeetingType;

  @OptionalText(textLimits.short)
  location?: string | null;

  @IntegerInput(1, largestId)
  @ApiProperty({
    type: 'integer',
    required: false,
    nullable: true,
    description:
      'Id of the consultant who shall hold it, which staff say: of others it is left out. Where nobody is named, one who is free then keeps the time.',
  })
  consultantId?: number | null;

  /** The page of a project or service that was seen last: `/services/interior`. Anything else is left out. */
  @OptionalText(longestLeadingPage)
  cameFrom?: string | null;

  /**
   * For staff, of others it is refused: SCHEDULED for a meeting that is agreed already. It takes scheduledAt, else the
   * preferred date and time; without a time, scheduledAt stays null. Left out, it is a request, which staff arrange.
   */
  @OptionalChoice([ConsultationStatus.SCHEDULED], 'AgreedConsultationStatus')
  status?: ConsultationStatus.SCHEDULED;

  @Timestamp(
    'For staff, with status SCHEDULED: when the meeting begins; without an offset, on the clock of Africa/Addis_Ababa.',
  )
  scheduledAt?: Date | null;

  /** For staff, of others it is refused: a note that the client never reads. */
  @OptionalText(textLimits.message)
  notes?: string | null;
}
