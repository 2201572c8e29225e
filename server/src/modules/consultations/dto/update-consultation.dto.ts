import { ApiProperty, OmitType, PartialType } from '@nestjs/swagger';
import { textLimits } from '../../../common/text-limits.js';
import { OptionalChoice } from '../../../common/validation/choice.decorator.js';
import { BooleanInput, IntegerInput } from '../../../common/validation/form.decorator.js';
import { largestId } from '../../../common/validation/path-param.decorator.js';
import { OptionalEmail, OptionalText, WebAddress } from '../../../common/validation/text.decorator.js';
import { Timestamp } from '../../../common/validation/time.decorator.js';
import { BasedOnVersion } from '../../../common/validation/whole-number.decorator.js';
import { ConsultationStatus } from '../consultation.enums.js';
import { CreateConsultationDto } from './create-consultation.dto.js';

/** Only the client's request says what led to a consultation; its consultant may be removed again. */
class EditableConsultation extends OmitType(CreateConsultationDto, [
  'cameFrom',
  'clientEmail',
  'consultantId',
  'noEmail',
  'status',
  'scheduledAt',
]) {}

/** What to change of a consultation; what is left out stays. */
export class UpdateConsultationDto extends PartialType(EditableConsultation, { skipNullProperties: false }) {
  /** Without it the client is called: no mail is written. One of email and phone is needed. */
  @OptionalEmail()
  clientEmail?: string | null;

  /**
   * Any status may follow any other. SCHEDULED and CONFIRMED without scheduledAt take the time that was agreed last, else
   * the preferred date and time; these also when they change. Where there is no time, or it is taken, scheduledAt is
   * null: the meeting takes nobody's time, and no mail is written until scheduledAt is set.
   */
  @OptionalChoice(ConsultationStatus, 'ConsultationStatus')
  status?: ConsultationStatus;

  @Timestamp('When the meeting begins; without an offset, on the clock of Africa/Addis_Ababa.')
  scheduledAt?: Date | null;

  @IntegerInput(1, largestId)
  @ApiProperty({
    type: 'integer',
    required: false,
    nullable: true,
    description: 'Id of the consultant who shall hold it; null for nobody in particular.',
  })
  consultantId?: number | null;

  /** Whether it shall be scheduled where the consultant does not work then; else that is refused. Default: false. */
  @BooleanInput()
  outsideHours?: boolean;

  /** Address of the video call, which starts with https:// or http://. */
  @OptionalText(textLimits.short)
  @WebAddress({
    protocols: ['https:', 'http:'],
    message: '$property must be an address that starts with https:// or http://.',
  })
  meetingLink?: string | null;

  @BasedOnVersion()
  version?: number;
}
